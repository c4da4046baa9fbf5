-- What was issued stays as it was, for the owner of the tables as for everyone. Only these changes pass: a counter counts on, an
-- e-invoice is handed over once, people are removed, and what is stated about them, in a document or in the XML of an e-invoice, is
-- destroyed when the law no longer requires it, six years after the end of its year. nabta_reader, and no other role, may also
-- encrypt a document again: it states the same. `code` is exempt because it is generated: it is not computed yet when a row is about
-- to change, and so seems to differ.
create or replace function app.refuse_invoice_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  may_change text[] := case tg_table_name when 'invoices' then array['seller_id', 'buyer_id', 'document_sealed']
    when 'einvoices' then array['xml_sealed', 'handed_over_at'] when 'invoice_sellers' then array['user_id', 'code'] else array['last'] end;
  sealed text[] := array['document_sealed', 'xml_sealed'];
  this_year integer := extract(year from now() at time zone 'Asia/Riyadh');
  before jsonb;
  after jsonb;
begin
  if tg_op = 'UPDATE' then
    before := to_jsonb(old);
    after := to_jsonb(new);
    if current_user = 'nabta_reader' and before - sealed = after - sealed and jsonb_strip_nulls(after) ?& array(
        select name from unnest(sealed) as name where jsonb_strip_nulls(before) ? name) then
      return new;
    end if;
    if before - may_change = after - may_change
        and not exists (select from unnest(array['seller_id', 'buyer_id', 'user_id', 'document_sealed', 'xml_sealed']) as name
          where before -> name is distinct from after -> name and after -> name <> 'null')
        and (before -> 'handed_over_at' = 'null' or before -> 'handed_over_at' is not distinct from after -> 'handed_over_at')
        and (before -> 'document_sealed' is not distinct from after -> 'document_sealed' or (before -> 'year')::int + 7 <= this_year)
        and (before -> 'xml_sealed' is not distinct from after -> 'xml_sealed' or exists (select from public.invoices
          where invoices.id = (before ->> 'invoice_id')::uuid and invoices.year + 7 <= this_year))
        and (before -> 'last' is null or (after -> 'last')::int = (before -> 'last')::int + 1) then
      return new;
    end if;
  end if;
  raise exception 'what was invoiced stays' using errcode = 'integrity_constraint_violation';
end $$;

-- Holds a time for both people, or for neither. Expired holds, and any other hold of the same patient, are deleted first.
drop function app.take_times(uuid, uuid, tstzrange, timestamptz, uuid, timestamptz);
create function app.take_times(patient uuid, dietitian uuid, span tstzrange, until timestamptz, now_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  taken integer;
begin
  delete from taken_times where holder_id = patient
    or (person_id in (patient, dietitian) and during && span and held_until <= now_at);
  insert into taken_times (person_id, during, held_until, holder_id)
    select person, span, until, patient from unnest(array[least(patient, dietitian), greatest(patient, dietitian)]) as person
    on conflict on constraint taken_times_once do nothing;
  get diagnostics taken = row_count;
  return taken = 2;
end $$;
alter function app.take_times owner to nabta_reader;
revoke execute on function app.take_times from public;

-- Holds a time while the caller books it. Everybody holds time for themselves only, and one at a time. Opening the same time
-- again while paying for it does not shorten the hold.
create or replace function app.hold_time(dietitian uuid, span tstzrange, until timestamptz, now_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  held timestamptz;
begin
  select min(held_until) into held from taken_times
    where holder_id = app.person() and person_id in (app.person(), dietitian) and during = span having count(*) = 2;
  if app.take_times(app.person(), dietitian, span, greatest(until, held), now_at) then return true; end if;
  delete from taken_times where holder_id = app.person();
  return false;
end $$;

-- Admins transfer and return the money of other people's wallets only.
alter policy wallet_transfers_make on wallet_transfers
  with check ((select app.has_duty('finance')) and not exists (select from ledger_accounts
    where ledger_accounts.id = account_id and ledger_accounts.user_id = (select app.person())));
alter policy wallet_transfers_return on wallet_transfers
  using ((select app.has_duty('finance')) and not exists (select from ledger_accounts
    where ledger_accounts.id = account_id and ledger_accounts.user_id = (select app.person())))
  with check ((select app.has_duty('finance')));

-- The grant on packages allows more columns than an admin needs, who makes a session bookable again and leaves time to use it.
create function app.refuse_package_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'an admin may only prolong a package' using errcode = 'insufficient_privilege';
end $$;
revoke execute on function app.refuse_package_change from public;
create trigger packages_prolonged before update on packages for each row
  when (app.role() = 'admin' and (old.bought_at is distinct from new.bought_at or new.expires_at < old.expires_at))
  execute function app.refuse_package_change();
