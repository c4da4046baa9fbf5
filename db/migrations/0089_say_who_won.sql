-- An owner who is no superuser sees no rows while row-level security is forced.
alter table notifications no force row level security;
alter table events no force row level security;
alter table disputes no force row level security;
-- Whoever is told that a dispute has ended reads how.
update notifications set kind = coalesce(
    (select 'payment.dispute_' || disputes.state from events join disputes on disputes.payment_id = events.subject_id
      where events.id = notifications.event_id and disputes.state <> 'open' order by disputes.ended_at desc limit 1), kind)
  where kind = 'payment.dispute_ended';
delete from notifications where kind = 'payment.dispute_ended';
alter table notifications force row level security;
alter table events force row level security;
alter table disputes force row level security;
