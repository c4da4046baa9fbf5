-- Conversations, their messages and files, and messages that were reported to admins.

-- A conversation is between a patient and a dietitian, or between one person and the Support Team. Its messages are encrypted with
-- the key of `person_id` (the patient, or the person who writes to the Support Team) and are erased with that person.
create table conversations (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('care', 'support')),
  person_id uuid not null references users on delete cascade,
  dietitian_id uuid references users on delete set null,
  begun_by uuid references users on delete set null,
  begun_at timestamptz not null,
  -- The number and the moment of the latest message.
  last_sequence bigint not null default 0,
  last_at timestamptz,
  -- The number up to which each side has read. All admins count as one reader.
  person_read bigint not null default 0,
  other_read bigint not null default 0,
  check (person_id <> dietitian_id),
  check (kind = 'care' or dietitian_id is null),
  check ((last_sequence = 0) = (last_at is null)),
  check (person_read between 0 and last_sequence and other_read between 0 and last_sequence)
);
create unique index conversations_care on conversations (person_id, dietitian_id) where kind = 'care';
create unique index conversations_support on conversations (person_id) where kind = 'support';
create index conversations_person on conversations (person_id, last_at, id);
create index conversations_dietitian on conversations (dietitian_id, last_at, id);
create index conversations_asked on conversations (last_at, id) where kind = 'support';
create index conversations_begun on conversations (begun_by, begun_at);
alter table conversations enable row level security, force row level security;
create policy conversations_see on conversations for select to nabta_app
  using (person_id = (select app.person()) or dietitian_id = (select app.person())
    or (kind = 'support' and (select app.role()) = 'admin') or (select app.actor()) = 'system');
-- A patient and a dietitian can write to each other only after an appointment was made, and nobody can write to themselves.
create policy conversations_begin on conversations for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or (kind = 'care' and (select app.person()) in (person_id, dietitian_id) and app.have_met(person_id, dietitian_id))
    or (kind = 'support' and (select app.role()) <> 'admin' and person_id = (select app.person()))
    or (kind = 'support' and (select app.role()) = 'admin' and person_id <> (select app.person())));
create policy conversations_go_on on conversations for update to nabta_app
  using (person_id = (select app.person()) or dietitian_id = (select app.person())
    or (kind = 'support' and (select app.role()) = 'admin') or (select app.actor()) = 'system');
create policy conversations_forget on conversations for delete to nabta_app using ((select app.actor()) = 'system');
-- For `met_conversations`.
create policy conversations_met on conversations for select to nabta_reader using (true);
grant select, delete,
  insert (id, kind, person_id, dietitian_id, begun_by, begun_at, last_sequence, last_at, person_read, other_read),
  update (last_sequence, last_at, person_read, other_read)
  on conversations to nabta_app;
grant select on conversations to nabta_reader;

-- Messages are numbered within their conversation.
create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  sequence bigint not null check (sequence > 0),
  -- Null once the sender has left.
  sender_id uuid references users on delete set null,
  -- Which side wrote it: the conversation's `person_id`, or the other one.
  by_person boolean not null,
  -- Chosen by the sender, so that a message that is sent again is stored once.
  client_id uuid not null,
  content_sealed bytea,
  at timestamptz not null,
  edited_at timestamptz,
  taken_back_at timestamptz,
  check (taken_back_at is null or content_sealed is null),
  constraint messages_in_order unique (conversation_id, sequence),
  constraint messages_once unique (sender_id, client_id)
);
alter table messages enable row level security, force row level security;
create policy messages_see on messages for select to nabta_app
  using ((select app.actor()) = 'system' or exists (select from conversations where conversations.id = conversation_id));
create policy messages_send on messages for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or (sender_id = (select app.person()) and exists (select from conversations where conversations.id = conversation_id)));
create policy messages_change on messages for update to nabta_app
  using (sender_id = (select app.person()) or (select app.actor()) = 'system');
create policy messages_forget on messages for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete,
  insert (id, conversation_id, sequence, sender_id, by_person, client_id, content_sealed, at, edited_at, taken_back_at),
  update (content_sealed, edited_at, taken_back_at)
  on messages to nabta_app;

-- Pictures and PDFs. The bytes are in the file store, encrypted like the messages. A file that joins no message is deleted.
create table message_files (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  message_id uuid unique references messages on delete cascade,
  sender_id uuid references users on delete set null,
  name_sealed bytea not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  uploaded_at timestamptz not null
);
create index message_files_conversation on message_files (conversation_id);
create index message_files_sender on message_files (sender_id);
create index message_files_waiting on message_files (uploaded_at) where message_id is null;
alter table message_files enable row level security, force row level security;
create policy message_files_see on message_files for select to nabta_app
  using ((select app.actor()) = 'system' or exists (select from conversations where conversations.id = conversation_id));
create policy message_files_send on message_files for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or (sender_id = (select app.person()) and exists (select from conversations where conversations.id = conversation_id)));
create policy message_files_join on message_files for update to nabta_app
  using (sender_id = (select app.person()) or (select app.actor()) = 'system');
create policy message_files_forget on message_files for delete to nabta_app
  using (sender_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, conversation_id, message_id, sender_id, name_sealed, type, bytes, width, height, uploaded_at),
  update (message_id)
  on message_files to nabta_app;

-- A report shows admins a copy of the reported message as it was at that moment, and nothing else of the conversation.
create table message_reports (
  id uuid primary key default uuidv7(),
  message_id uuid not null references messages on delete cascade,
  -- The person whose key encrypts the copy and the note.
  person_id uuid not null references users on delete cascade,
  reporter_id uuid references users on delete set null,
  writer_id uuid references users on delete set null,
  reason text not null check (reason in ('unkind', 'unwanted', 'false_advice', 'other')),
  note_sealed bytea,
  content_sealed bytea,
  file_type text,
  written_at timestamptz not null,
  reported_at timestamptz not null,
  closed_at timestamptz,
  -- The result, stated when the report is closed.
  outcome text check (outcome in ('no_breach', 'writer_warned', 'account_restricted')),
  unique (message_id, reporter_id),
  constraint message_reports_outcome_when_closed check (outcome is null or closed_at is not null)
);
create index message_reports_person on message_reports (person_id);
create index message_reports_reporter on message_reports (reporter_id);
create index message_reports_writer on message_reports (writer_id);
create index message_reports_open on message_reports (reported_at, id) where closed_at is null;
create index message_reports_closed on message_reports (reported_at, id) where closed_at is not null;
alter table message_reports enable row level security, force row level security;
create policy message_reports_see on message_reports for select to nabta_app
  using (reporter_id = (select app.person()) or (select app.role()) = 'admin' or (select app.actor()) = 'system');
create policy message_reports_make on message_reports for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or (reporter_id = (select app.person()) and exists (select from messages where messages.id = message_id)));
create policy message_reports_close on message_reports for update to nabta_app
  using ((select app.role()) = 'admin' or (select app.actor()) = 'system');
create policy message_reports_forget on message_reports for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete,
  insert (message_id, person_id, reporter_id, writer_id, reason, note_sealed, content_sealed, file_type, written_at, reported_at,
    closed_at, outcome),
  update (closed_at, outcome)
  on message_reports to nabta_app;

-- To read and answer what a person writes to the Support Team, admins need that person's key, and create it if there is none.
create policy person_keys_of_askers on person_keys for select to nabta_app
  using ((select app.role()) = 'admin'
    and exists (select from conversations where conversations.person_id = person_keys.user_id and kind = 'support'));
create policy person_keys_for_askers on person_keys for insert to nabta_app
  with check ((select app.role()) = 'admin'
    and exists (select from conversations where conversations.person_id = person_keys.user_id and kind = 'support'));

-- A person's conversations with what that person may know of the other side: the name, a dietitian's photo, and whether the other
-- side can be reached. A practice that admins have suspended advises nobody: its messages can still be read, but neither side can
-- send another.
create view met_conversations with (security_barrier = false) as
  select conversations.id, kind, person_id, dietitian_id, begun_by, begun_at, last_sequence, last_at, person_read, other_read,
      other.full_name as other_full_name, other.other_name as other_other_name,
      case when other.id = dietitian_id then other.photo_id end as other_photo_id,
      case when kind = 'support' and person_id = (select app.person()) then true else exists (
        select from users where users.id = other.id and users.suspended_at is null and users.leaving_at is null
          and (kind = 'support' or exists (select from user_roles where user_roles.user_id = users.id
            and user_roles.role_type = any (case when other.id = dietitian_id then array['dietitian'] else array['patient', 'client'] end)))
      ) and not exists (
        select from verifications where verifications.user_id = conversations.dietitian_id and verifications.status = 'suspended'
      ) end as is_reachable
    from conversations
    left join profiles as other
      on other.id = case when conversations.person_id = (select app.person()) then conversations.dietitian_id
        else conversations.person_id end
    where (select app.person()) in (conversations.person_id, conversations.dietitian_id)
      or (conversations.kind = 'support' and (select app.role()) = 'admin');
alter view met_conversations owner to nabta_reader;
grant select on met_conversations to nabta_app;
