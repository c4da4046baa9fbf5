-- The server takes the lock of a key, and reads its answer, in two plain statements.
drop function app.ask_once;
