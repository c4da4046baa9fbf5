-- What is made of other columns is not there yet when a row is about to change, and so differs from what it was.
create or replace function app.refuse_invoice_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  may_change text[] := case tg_table_name when 'invoices' then array['seller_id', 'buyer_id', 'document_sealed']
    when 'einvoices' then array['xml_sealed', 'handed_over_at'] when 'invoice_sellers' then array['user_id', 'code'] else array['last'] end;
  before jsonb;
  after jsonb;
begin
  if tg_op = 'UPDATE' then
    before := to_jsonb(old);
    after := to_jsonb(new);
    if before - may_change = after - may_change
        and not exists (select from unnest(array['seller_id', 'buyer_id', 'user_id', 'document_sealed', 'xml_sealed']) as name
          where before -> name is distinct from after -> name and after -> name <> 'null')
        and (before -> 'handed_over_at' = 'null' or before -> 'handed_over_at' is not distinct from after -> 'handed_over_at')
        and (before -> 'document_sealed' is not distinct from after -> 'document_sealed'
          or (before -> 'year')::int + 7 <= extract(year from now() at time zone 'Asia/Riyadh'))
        and (before -> 'last' is null or (after -> 'last')::int = (before -> 'last')::int + 1) then
      return new;
    end if;
  end if;
  raise exception 'what was invoiced stays' using errcode = 'integrity_constraint_violation';
end $$;
