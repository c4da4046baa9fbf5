-- Of a request whose answer lies nowhere its key alone is kept: it counts for that request and no other.
alter table answered_requests
  drop constraint answered_requests_answer,
  add constraint answered_requests_answer check (num_nonnulls(subject, body_sealed) <= 1);
