-- A dietitian may block some hours of a day: they are taken from the hours that otherwise apply.
alter table hour_exceptions drop constraint hour_exceptions_kind_check;
alter table hour_exceptions add constraint hour_exceptions_kind_check check (kind in ('closed', 'instead', 'extra', 'blocked'));
