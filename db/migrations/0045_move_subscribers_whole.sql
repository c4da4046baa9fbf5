-- Nobody changes an address: whoever follows theirs is taken out at the old one and put in at the new one, under the same id,
-- so that links in earlier mails go on working.
revoke update (email) on newsletter_subscribers from nabta_app;
grant insert (id) on newsletter_subscribers to nabta_app;
