-- Whose words they are, in the other script where their name was given in it; as far as others may know there too.
create function app.review_other_author(patient uuid) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select case when rest = '' then first else first || ' ' || left(regexp_replace(rest, '^.*\s', ''), 1) || '.' end
    from (
      select first, trim(substr(name, length(first) + 1)) as rest
        from (
          select trim(other_name) as name,
              -- Two words may be one name.
              substring(trim(other_name) from '^((عبد|أبو)\s+\S+|\S+)') as first
            from profiles where profiles.id = review_other_author.patient
        ) as named
    ) as parted;
end;
alter function app.review_other_author owner to nabta_reader;
revoke execute on function app.review_other_author from public;
grant execute on function app.review_other_author to nabta_app;
