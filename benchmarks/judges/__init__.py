"""The test of choices: decisions with what every card is worth, kept to judge judges by."""
