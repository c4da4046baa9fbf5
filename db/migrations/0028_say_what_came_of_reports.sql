-- What came of a reported message, said with its closing.
alter table message_reports
  add column outcome text,
  add constraint message_reports_outcome_check check (outcome in ('no_breach', 'writer_warned', 'account_restricted')),
  add constraint message_reports_outcome_when_closed check (outcome is null or closed_at is not null);
grant insert (outcome), update (outcome) on message_reports to nabta_app;
