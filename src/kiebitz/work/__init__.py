"""What arena, training and lab share: streams of luck, workers, chunks of work, folders of runs, statistics."""
