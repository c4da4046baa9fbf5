-- A list of what patients asked for walks along when they did.
create index appointments_requested on appointments (requested_at, id);
