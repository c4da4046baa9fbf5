-- Whoever has the news has them at the address of their account, also once that has changed.
grant update (email) on newsletter_subscribers to nabta_app;
