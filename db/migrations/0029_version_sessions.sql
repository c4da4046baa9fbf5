-- A session's row is written anew whenever what its owner is shown of the account changes, so the row's version says
-- whether an answer that was worked out before still holds.
create trigger profiles_stamp_sessions after insert or delete or update of first_name, last_name, other_name on profiles
  for each row execute function app.stamp_sessions_anew('id');
drop trigger users_stamp_sessions on users;
create trigger users_stamp_sessions after update of email, language, suspended_at, leaving_at, second_factor_waived on users
  for each row execute function app.stamp_sessions_anew('id');
drop trigger user_roles_stamp_sessions on user_roles;
create trigger user_roles_stamp_sessions after insert or delete or update of role_type, is_primary on user_roles
  for each row execute function app.stamp_sessions_anew('user_id');

create policy notification_states_count on notification_states for select to nabta_reader using (true);
grant select (user_id, last) on notification_states to nabta_reader;

drop function app.enter;
create function app.enter(hash text, at timestamptz)
  returns table (id uuid, user_id uuid, role text, language text, started_at timestamptz, seen_at timestamptz,
    expires_at timestamptz, ends_at timestamptz, proven_at timestamptz, second_factor boolean, second_factor_due boolean,
    version text, last_notification int)
  language sql volatile security definer
begin atomic
  select held.id, set_config('app.actor', held.user_id::text, true)::uuid, set_config('app.role', held.active_role, true),
    held.language, held.started_at, held.seen_at, held.expires_at, held.ends_at, held.proven_at, held.second_factor,
    held.second_factor_due, held.xmin::text,
    coalesce((select state.last from notification_states as state where state.user_id = held.user_id), 0)::int
  from sessions as held
  where held.token_hash = hash and held.expires_at > at and held.ends_at > at and held.is_open;
end;
grant create on schema app to nabta_reader;
alter function app.enter owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.enter from public;
grant execute on function app.enter to nabta_app;
