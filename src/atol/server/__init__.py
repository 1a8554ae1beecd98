"""HTTP and WebSocket over `table`: storage, identity, and the pages of the browser client."""
