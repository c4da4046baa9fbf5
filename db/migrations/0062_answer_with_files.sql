-- A file that the Support Team sends ahead of an answer. It is whoever asked's, as the words beside it are, and they see it
-- once it goes with an answer.
alter table ticket_files add column ticket_id uuid references tickets on delete cascade;
create index ticket_files_ticket on ticket_files (ticket_id);
grant insert (ticket_id) on ticket_files to nabta_app;

drop policy ticket_files_see on ticket_files;
create policy ticket_files_see on ticket_files for select to nabta_app
  using ((user_id = (select app.person()) and (ticket_id is null or message_id is not null))
    or (select app.actor()) = 'system'
    or ((select app.role()) = 'admin' and (exists (select from ticket_messages where ticket_messages.id = message_id)
      or exists (select from tickets where tickets.id = ticket_id and tickets.person_id = user_id and tickets.person_id <> (select app.person())))));
drop policy ticket_files_send on ticket_files;
create policy ticket_files_send on ticket_files for insert to nabta_app
  with check ((user_id = (select app.person()) and ticket_id is null) or (select app.actor()) = 'system'
    or ((select app.role()) = 'admin'
      and exists (select from tickets where tickets.id = ticket_id and tickets.person_id = user_id and tickets.person_id <> (select app.person()))));
drop policy ticket_files_join on ticket_files;
create policy ticket_files_join on ticket_files for update to nabta_app
  using ((user_id = (select app.person()) and ticket_id is null) or (select app.actor()) = 'system'
    or ((select app.role()) = 'admin'
      and exists (select from tickets where tickets.id = ticket_id and tickets.person_id = user_id and tickets.person_id <> (select app.person()))));
