-- What a patient writes in the survey says something about health: by which words they agreed to our keeping it. Answers from
-- before have none.
alter table survey_answers
  add column health_consent text,
  add constraint survey_answers_health_consent check (audience <> 'patient' or health_consent is not null) not valid;
grant insert (health_consent) on survey_answers to nabta_app;
