### Checking that a deal was dealt as it was promised.

fairness = Is this deal fair?
fairness-sealed = The cards were settled before the first bid. This is the hash of the deal's secret and a salt; both are shown when the deal is over.
fairness-opened = Secret and salt of this deal. The check runs in your browser and deals the cards again.
fairness-seeded = The cards of this table follow from a seed. Whoever knows or finds it knows all of them, so this is no table for a serious game. The commitment does not give them away.
fairness-given = The cards of this deal were given, so there is nothing to check.
fairness-commitment = Commitment
fairness-secret = Secret
fairness-salt = Salt
fairness-without-mine = No number of this browser has a part in this deal.
fairness-check = Check
fairness-holds = It fits: the hash is that of secret and salt, and the cards dealt are those that follow from the secret.
fairness-fails = It does NOT fit!
fairness-elsewhere = Your browser cannot compute hashes on this page. Use: kiebitz verify
