"""`kiebitz train tables`: midgame tables, computed once for this machine; they do not ship."""
