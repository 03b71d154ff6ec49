### Was hört, wer den Tisch nicht sieht, in ganzen Sätzen; und was gefragt wird, bevor Karten offen liegen.

spoken-call = { $call ->
    [y] { $name } hält.
    [p] { $name } passt.
   *[other] { $name } sagt { $call }.
  }
spoken-card = { $name } spielt { $card }.
spoken-trick = Der Stich geht an { $name }.
spoken-your-turn = Du bist dran. { $prompt }
spoken-result = Das Spiel ist zu Ende. { $headline }.
spoken-scores = Die Liste: { $scores }.
spoken-list-over = Die Liste ist zu Ende.

# Warum eine Karte nicht gespielt werden kann.
prompt-follow = { $suit ->
    [trump] Trumpf bedienen
   *[other] { $suit } bedienen
  }

claim-sure = { $game ->
    [null] Karten offenlegen und keinen Stich mehr machen?
   *[trump] Karten offenlegen und den Rest beanspruchen?
  }
claim-soon = In fünf Sekunden liegen deine Karten offen
