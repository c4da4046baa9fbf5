-- Which browsers have taken a notification, until all have: where one fails, the others are not rung again.
alter table notifications add column pushed_to uuid[];
grant update (pushed_to) on notifications to nabta_app;
