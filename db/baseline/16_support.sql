-- Tickets with the Support Team, their messages, files and links, and canned answers.

-- A ticket is one matter that somebody brings to the Support Team. The texts of a person's ticket are encrypted with that person's
-- key and erased with the person. The texts of a visitor's ticket are encrypted with the key ring, and the team does not see it
-- before the visitor has confirmed the email address.
create table tickets (
  id uuid primary key default uuidv7(),
  person_id uuid references users on delete cascade,
  -- The portal in which the person asked and reads the answers.
  side text check (side in ('patient', 'dietitian')),
  visitor_name text,
  visitor_email citext,
  language text not null check (language in ('en', 'ar')),
  category text not null check (category in ('appointments', 'account', 'payments', 'technical', 'privacy', 'other')),
  priority text not null check (priority in ('high', 'medium', 'low')),
  status text not null default 'open' check (status in ('open', 'pending', 'closed')),
  subject_sealed bytea not null,
  appointment_id uuid references appointments on delete set null,
  appointment_at timestamptz,
  -- Whether the ticket was opened because a patient reported an absence.
  of_absence boolean not null default false,
  assignee_id uuid references users on delete set null,
  asked_at timestamptz not null,
  -- Null until the visitor has confirmed the email address.
  opened_at timestamptz,
  last_at timestamptz not null,
  first_answered_at timestamptz,
  -- Since when the ticket has waited for the team.
  waiting_since timestamptz,
  closed_at timestamptz,
  rating smallint check (rating between 1 and 5),
  rating_comment_sealed bytea,
  rated_at timestamptz,
  check ((person_id is null) = (side is null)),
  check (person_id is not null or (visitor_name is not null and visitor_email is not null)),
  check (person_id is null or (visitor_name is null and visitor_email is null and opened_at is not null)),
  check ((status = 'closed') = (closed_at is not null)),
  check ((rating is null) = (rated_at is null))
);
create index tickets_person on tickets (person_id, last_at, id);
create index tickets_visitor on tickets (visitor_email);
create index tickets_assignee on tickets (assignee_id);
create unique index tickets_absence on tickets (appointment_id) where of_absence;
create index tickets_appointment on tickets (appointment_id);
create index tickets_last on tickets (last_at, id) where opened_at is not null;
create index tickets_opened on tickets (opened_at, id);
create index tickets_waiting on tickets (waiting_since, id) where waiting_since is not null;
create index tickets_unconfirmed on tickets (asked_at) where opened_at is null;
alter table tickets enable row level security, force row level security;
create policy tickets_see on tickets for select to nabta_app
  using (person_id = (select app.person()) or ((select app.role()) = 'admin' and opened_at is not null)
    or id::text = (select app.proven()) or (select app.actor()) = 'system');
-- A visitor's ticket begins unconfirmed.
create policy tickets_ask on tickets for insert to nabta_app
  with check ((select app.actor()) = 'system' or person_id = (select app.person()) or (person_id is null and opened_at is null));
create policy tickets_go_on on tickets for update to nabta_app
  using (person_id = (select app.person()) or ((select app.role()) = 'admin' and opened_at is not null)
    or id::text = (select app.proven()) or (select app.actor()) = 'system');
create policy tickets_forget on tickets for delete to nabta_app using ((select app.actor()) = 'system');
-- For `sealed_by_ring` and `app.reseal`.
create policy tickets_reseal on tickets to nabta_reader using (true);
grant select, delete,
  insert (id, person_id, side, visitor_name, visitor_email, language, category, priority, status, subject_sealed, appointment_id,
    appointment_at, of_absence, assignee_id, asked_at, opened_at, last_at, first_answered_at, waiting_since, closed_at, rating,
    rating_comment_sealed, rated_at),
  update (category, priority, status, assignee_id, opened_at, last_at, first_answered_at, waiting_since, closed_at, rating,
    rating_comment_sealed, rated_at)
  on tickets to nabta_app;
grant select (id, person_id, subject_sealed, rating_comment_sealed),
  update (subject_sealed, rating_comment_sealed)
  on tickets to nabta_reader;

-- Messages are encrypted like their ticket.
create table ticket_messages (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references tickets on delete cascade,
  by_team boolean not null,
  -- Null for a visitor, and once the sender has left.
  sender_id uuid references users on delete set null,
  content_sealed bytea not null,
  at timestamptz not null
);
create index ticket_messages_ticket on ticket_messages (ticket_id, at, id);
create index ticket_messages_sender on ticket_messages (sender_id);
alter table ticket_messages enable row level security, force row level security;
create policy ticket_messages_see on ticket_messages for select to nabta_app
  using ((select app.actor()) = 'system' or exists (select from tickets where tickets.id = ticket_id));
create policy ticket_messages_write on ticket_messages for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or (exists (select from tickets where tickets.id = ticket_id)
      and by_team = ((select app.role()) = 'admin')
      and (sender_id = (select app.person()) or (sender_id is null and ticket_id::text = (select app.proven())))));
create policy ticket_messages_forget on ticket_messages for delete to nabta_app using ((select app.actor()) = 'system');
-- For `sealed_by_ring` and `app.reseal`.
create policy ticket_messages_reseal on ticket_messages to nabta_reader using (true);
grant select, delete,
  insert (id, ticket_id, by_team, sender_id, content_sealed, at)
  on ticket_messages to nabta_app;
grant select (id, ticket_id, content_sealed), update (content_sealed) on ticket_messages to nabta_reader;

-- Pictures and PDFs. The bytes are in the file store, encrypted like the messages. A file that joins no message is deleted.
create table ticket_files (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  message_id uuid unique references ticket_messages on delete cascade,
  name_sealed bytea not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null,
  -- Set if the Support Team uploads the file for an answer. Like the answer, the file belongs to the person who asked (`user_id`), who
  -- sees it once the answer is sent.
  ticket_id uuid references tickets on delete cascade
);
create index ticket_files_user on ticket_files (user_id);
create index ticket_files_waiting on ticket_files (uploaded_at) where message_id is null;
create index ticket_files_ticket on ticket_files (ticket_id);
alter table ticket_files enable row level security, force row level security;
create policy ticket_files_forget on ticket_files for delete to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy ticket_files_see on ticket_files for select to nabta_app
  using ((user_id = (select app.person()) and (ticket_id is null or message_id is not null))
    or (select app.actor()) = 'system'
    or ((select app.role()) = 'admin' and (exists (select from ticket_messages where ticket_messages.id = message_id)
      or exists (select from tickets where tickets.id = ticket_id and tickets.person_id = user_id
        and tickets.person_id <> (select app.person())))));
create policy ticket_files_send on ticket_files for insert to nabta_app
  with check ((user_id = (select app.person()) and ticket_id is null) or (select app.actor()) = 'system'
    or ((select app.role()) = 'admin'
      and exists (select from tickets where tickets.id = ticket_id and tickets.person_id = user_id
        and tickets.person_id <> (select app.person()))));
create policy ticket_files_join on ticket_files for update to nabta_app
  using ((user_id = (select app.person()) and ticket_id is null) or (select app.actor()) = 'system'
    or ((select app.role()) = 'admin'
      and exists (select from tickets where tickets.id = ticket_id and tickets.person_id = user_id
        and tickets.person_id <> (select app.person()))));
grant select, delete,
  insert (id, user_id, message_id, name_sealed, type, bytes, uploaded_at, ticket_id),
  update (message_id)
  on ticket_files to nabta_app;

-- The links by which a visitor returns to a ticket. Each is made for one email, expires after a time, and can be ended earlier by
-- either side. An ended link still names its ticket, so that a new link can be sent to the visitor.
create table ticket_links (
  id uuid primary key,
  ticket_id uuid not null references tickets (id) on delete cascade,
  ends_at timestamptz not null
);
create index ticket_links_ticket on ticket_links (ticket_id);
alter table ticket_links enable row level security, force row level security;
create policy ticket_links_see on ticket_links for select to nabta_app
  using (id::text = (select app.proven()) or ticket_id::text = (select app.proven())
    or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy ticket_links_make on ticket_links for insert to nabta_app with check ((select app.actor()) = 'system');
create policy ticket_links_end on ticket_links for update to nabta_app
  using (ticket_id::text = (select app.proven()) or (select app.role()) = 'admin');
grant select, insert (id, ticket_id, ends_at), update (ends_at) on ticket_links to nabta_app;

-- To read and answer a person's ticket, admins need that person's key, and create it if there is none.
create policy person_keys_of_ticket_askers on person_keys for select to nabta_app
  using ((select app.role()) = 'admin' and exists (select from tickets where tickets.person_id = person_keys.user_id));
create policy person_keys_for_ticket_askers on person_keys for insert to nabta_app
  with check ((select app.role()) = 'admin' and exists (select from tickets where tickets.person_id = person_keys.user_id));

-- Answers that the team often gives, in both languages. They say nothing about any person.
create table canned_answers (
  id uuid primary key default uuidv7(),
  title text not null,
  title_arabic text not null,
  content text not null,
  content_arabic text not null,
  changed_at timestamptz not null
);
alter table canned_answers enable row level security, force row level security;
create policy canned_answers_of_admins on canned_answers to nabta_app
  using ((select app.role()) = 'admin' or (select app.actor()) = 'system')
  with check ((select app.role()) = 'admin' or (select app.actor()) = 'system');
grant select, delete,
  insert (id, title, title_arabic, content, content_arabic, changed_at),
  update (title, title_arabic, content, content_arabic, changed_at)
  on canned_answers to nabta_app;
