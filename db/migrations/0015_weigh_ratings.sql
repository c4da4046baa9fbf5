-- Five stars of one review are not more than 4.9 of sixty: each average counts beside five reviews of four stars, as in
-- server/directory/rank.ts. Whom nobody has reviewed stands last.
alter table listings alter column by_rating
  set expression as (coalesce(-((rating * review_count + 20) / (review_count + 5)), 1));
