"""python -m bench.peers_server: the same as bench.server, where one looks for it."""

from bench.server import main

main()
