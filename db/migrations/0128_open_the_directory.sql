-- A listing states the first visit: its price, its service and the next few times that are free for it. Rows written earlier have
-- the price of the cheapest service and no times until a job writes them again, at the latest at midnight in Riyadh.
alter table listings add column first_service uuid, add column next_times timestamptz[] not null default '{}';
grant insert (first_service, next_times), update (first_service, next_times) on listings to nabta_app;

create or replace view directory with (security_barrier = false) as
  select user_id, rank, licensed_until, calls_from, next_call_at, next_free_at, written_at, price_halalas, rating, review_count,
      choices, by_rating, by_price, by_soonest, last_calls, traits, words, name, other_name, title, specialization, experience,
      city, gender, photo_id, has_video, has_in_person, languages, zone, takes_at_once, license_number, services, certificates,
      education, bio, other_title, other_bio, other_education, district, other_district, first_service, next_times
    from listings where (select app.actor()) <> '';

-- What a visitor may search: the dietitians with a public page, by what their listings state. The card is the page's own, so a
-- visitor reads nothing of a listing that its page does not show.
create policy public_pages_watch on public_pages for select to nabta_reader using (true);
grant select on public_pages to nabta_reader;
create view public_directory with (security_barrier = false) as
  select page.user_id, page.address, page.cards, page.sort_en, page.sort_ar, rank, listings.licensed_until, calls_from, next_call_at,
      price_halalas, choices, by_rating, by_price, by_soonest, last_calls, traits, words
    from public_pages as page join listings on listings.user_id = page.user_id;
alter view public_directory owner to nabta_reader;
grant select on public_directory to nabta_app;

-- The text of a review is public only if its author agreed, its dietitian wishes it and the platform's setting is on.
alter table reviews add column is_public boolean not null default false;
grant insert (is_public), update (is_public) on reviews to nabta_app;
alter table public_choices add column shows_reviews boolean not null default false;
grant insert (shows_reviews), update (shows_reviews) on public_choices to nabta_app;
alter table platform_settings add column shows_review_texts boolean not null default false;
grant update (shows_review_texts) on platform_settings to nabta_app;

-- These texts, without their authors, for everybody.
create policy reviews_watch_public on reviews for select to nabta_reader using (is_public and hidden_at is null);
grant select on reviews to nabta_reader;
create policy public_choices_watch on public_choices for select to nabta_reader using (shows_reviews);
grant select on public_choices to nabta_reader;
create policy platform_settings_watch on platform_settings for select to nabta_reader using (true);
grant select on platform_settings to nabta_reader;
create view public_review_texts with (security_barrier = false) as
  select reviews.id, reviews.dietitian_id, reviews.rating, reviews.content, reviews.written_at
    from reviews join public_choices on public_choices.user_id = reviews.dietitian_id
    where reviews.is_public and reviews.hidden_at is null and reviews.content <> ''
      and public_choices.is_listed and public_choices.shows_reviews
      and (select shows_review_texts from platform_settings);
alter view public_review_texts owner to nabta_reader;
grant select on public_review_texts to nabta_app;
