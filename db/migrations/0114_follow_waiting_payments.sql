-- When a patient was told that a payment of theirs waits, by the bell: once for each.
alter table payments add column told_waiting_at timestamptz;
grant update (told_waiting_at) on payments to nabta_app;

-- What a patient gives up is free on the wallet at once.
grant update (held_until) on wallet_holds to nabta_app;
