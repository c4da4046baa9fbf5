-- Verified dietitians are shown to whoever looks, unless they do not wish it; without a photograph, unless they wish it.
create table public_choices (
  user_id uuid primary key references users on delete cascade,
  is_listed boolean not null,
  shows_photo boolean not null,
  changed_at timestamptz not null
);
alter table public_choices enable row level security, force row level security;
create policy public_choices_own on public_choices to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, is_listed, shows_photo, changed_at),
  update (is_listed, shows_photo, changed_at) on public_choices to nabta_app;

-- What is shown, as it is sent: made when a listing changes, and gone with it in the same moment.
create table public_pages (
  user_id uuid primary key references listings on delete cascade,
  -- By which an address is found whatever the name in it was.
  code text generated always as (right(user_id::text, 12)) stored not null,
  address text not null,
  sort_en text collate "C" not null,
  sort_ar text collate "C" not null,
  specialization text not null,
  city text,
  licensed_until date not null,
  photo_id uuid,
  cards jsonb not null,
  pages jsonb not null,
  made_with text not null,
  mark text not null,
  changed_at timestamptz not null
);
create index public_pages_photo on public_pages (photo_id) where photo_id is not null;
create index public_pages_code on public_pages (code);
create index public_pages_en on public_pages (sort_en, user_id);
create index public_pages_choices on public_pages (specialization, city, licensed_until);
create index public_pages_ar on public_pages (sort_ar, user_id);
alter table public_pages enable row level security, force row level security;
create policy public_pages_see on public_pages for select to nabta_app using (true);
create policy public_pages_make on public_pages for insert to nabta_app with check ((select app.actor()) = 'system');
create policy public_pages_change on public_pages for update to nabta_app using ((select app.actor()) = 'system');
create policy public_pages_take on public_pages for delete to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, address, sort_en, sort_ar, specialization, city, licensed_until, photo_id, cards, pages, made_with, mark, changed_at),
  update (address, sort_en, sort_ar, specialization, city, licensed_until, photo_id, cards, pages, made_with, mark, changed_at)
  on public_pages to nabta_app;
