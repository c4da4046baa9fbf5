import { about, recorder } from '#server/ground/data/events.ts'

/** Events never hold the content of a plan, nor the reasons for it: only ids. */
export const planEvents = {
  'plan.begun': about('nutrition_plan', []),
  'plan.saved': about('nutrition_plan', []),
  'plan.published': about('nutrition_plan', ['plan_notified', 'plan_mailed']),
  'plan.ended': about('nutrition_plan', []),
  'plan.followed': about('nutrition_plan', []),
  'plan.removed': about('nutrition_plan', []),
  'plan_template.saved': about('user', []),
  'plan_template.removed': about('user', []),
}

export const record = recorder(planEvents)
