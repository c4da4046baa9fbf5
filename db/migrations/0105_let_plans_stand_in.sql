-- A plan for Ramadan stands in for the one that is followed otherwise: it is published beside it, and ends nothing. Which days it
-- stands in for is sealed with the rest of it; that it does is here, so that of the others at most one stays in force.
alter table nutrition_plans add column stands_in boolean not null default false;
grant update (stands_in) on nutrition_plans to nabta_app;

drop index nutrition_plans_in_force;
create unique index nutrition_plans_in_force on nutrition_plans (patient_id, dietitian_id)
  where state = 'published' and not stands_in;
