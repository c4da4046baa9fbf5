-- With a move by its patient the policy of an appointment remembers how much would have come back at that moment: no more
-- does later, whatever time it was moved to.
grant update (policy) on appointments to nabta_app;
