-- What a dietitian has written down under the wrong kind is corrected by sending it once more too.
grant update (kind) on health_entries to nabta_app;
