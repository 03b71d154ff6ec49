"""The protocol of the International Skat Server, both ways: a server of tables, and a client that seats players."""
