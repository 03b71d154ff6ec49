"""The calibration of chances in reviews, made by `kiebitz train review`."""
