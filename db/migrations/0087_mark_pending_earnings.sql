-- What was earned and is not available yet: a round looks for it each hour, and would have to look at all that was ever earned.
create table pending_earnings (
  cause_id uuid primary key,
  earned_in uuid not null unique references ledger_transactions on delete restrict
);
alter table pending_earnings enable row level security, force row level security;
create policy pending_earnings_keep on pending_earnings to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, delete, insert (cause_id, earned_in) on pending_earnings to nabta_app;

create function app.mark_pending() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.kind = 'available' then
    delete from public.pending_earnings where cause_id = new.cause_id;
  else
    insert into public.pending_earnings (cause_id, earned_in) values (new.cause_id, new.id);
  end if;
  return null;
end $$;
create trigger ledger_transactions_mark_pending after insert on ledger_transactions for each row
  when (new.kind in ('earned', 'package_earned', 'available')) execute function app.mark_pending();

-- An owner who is no superuser sees no rows while row-level security is forced.
alter table ledger_transactions no force row level security;
alter table pending_earnings no force row level security;
insert into pending_earnings (cause_id, earned_in)
  select cause_id, id from ledger_transactions as posted where kind in ('earned', 'package_earned')
    and not exists (select from ledger_transactions as freed where freed.kind = 'available' and freed.cause_id = posted.cause_id);
alter table ledger_transactions force row level security;
alter table pending_earnings force row level security;
