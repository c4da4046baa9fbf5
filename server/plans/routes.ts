import {
  printPlan as printRoute,
  readAdherence as readAdherenceRoute,
  readPatientAdherence as readPatientAdherenceRoute,
  readPlanDay as readPlanDayRoute,
  readShopping as readShoppingRoute,
  recordMeal as recordMealRoute,
  saveShopping as saveShoppingRoute,
} from '#contract/plans/eaten.ts'
import { readFastingDays as fastingDaysRoute } from '#contract/plans/fasting-days.ts'
import { listPlans as listPlansRoute, readPlan as readPlanRoute } from '#contract/plans/followed.ts'
import {
  listPlanTemplates as listTemplatesRoute,
  removePlanTemplate as removeTemplateRoute,
  savePlanTemplate as saveTemplateRoute,
} from '#contract/plans/templates.ts'
import {
  endPlan as endRoute,
  listWrittenPlans as listWrittenRoute,
  makePlan as makeRoute,
  publishPlan as publishRoute,
  readPlanVersion as readVersionRoute,
  readWrittenPlan as readWrittenRoute,
  removePlan as removeRoute,
  savePlan as saveRoute,
  suggestForDay as suggestRoute,
  listPlanVersions as versionsRoute,
} from '#contract/plans/written.ts'
import { type Bound, bind, type Caller } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { limitEntries, limitReading } from '#server/health/limits.ts'
import { endPlan, removePlan } from './end-plan.ts'
import { listPlans, readPlan } from './followed-plans.ts'
import { readAdherence, readPatientAdherence } from './following/adherence.ts'
import { readPlanDay } from './following/read-plan-day.ts'
import { recordMeal } from './following/record-meal.ts'
import { readShopping, saveShopping } from './following/shopping.ts'
import { listWrittenPlans } from './list-plans.ts'
import { makePlan } from './make-plan.ts'
import { printPlan } from './paper/print-plan.ts'
import { publishPlan } from './publish-plan.ts'
import { readFastingDays } from './ramadan/read-fasting-days.ts'
import { readWrittenPlan } from './read-plan.ts'
import { listPlanVersions, readPlanVersion } from './read-versions.ts'
import { savePlan } from './save-plan.ts'
import { suggestForDay } from './suggest-for-day.ts'
import { listPlanTemplates, removePlanTemplate, savePlanTemplate } from './templates.ts'

const reading = { limit: limitReading }
const writing = { limit: limitEntries }
/** Each is told by notification and mail. */
const publishing: Limit = { name: 'plans.published', most: 60, seconds: 3_600 }

export const planRoutes: readonly Bound[] = [
  bind(listWrittenRoute, listWrittenPlans, reading),
  bind(makeRoute, makePlan, writing),
  bind(readWrittenRoute, readWrittenPlan, reading),
  bind(suggestRoute, suggestForDay, reading),
  bind(fastingDaysRoute, readFastingDays, reading),
  // What answers with what was written lies nowhere but under the patient's key.
  bind(saveRoute, savePlan, { ...writing, neverKept: true }),
  bind(publishRoute, publishPlan, {
    limits: (_input: unknown, { actor }: Caller) => [[publishing, actor.id]] as const,
  }),
  bind(endRoute, endPlan, writing),
  bind(removeRoute, removePlan, writing),
  bind(versionsRoute, listPlanVersions, reading),
  bind(readVersionRoute, readPlanVersion, reading),
  bind(listTemplatesRoute, listPlanTemplates, reading),
  bind(saveTemplateRoute, savePlanTemplate, writing),
  bind(removeTemplateRoute, removePlanTemplate, writing),
  bind(listPlansRoute, listPlans, reading),
  bind(readPlanRoute, readPlan, reading),
  bindFile(printRoute, printPlan),
  bind(readPlanDayRoute, readPlanDay, reading),
  bind(recordMealRoute, recordMeal, { ...writing, neverKept: true }),
  bind(readAdherenceRoute, readAdherence, reading),
  bind(readPatientAdherenceRoute, readPatientAdherence, reading),
  bind(readShoppingRoute, readShopping, reading),
  bind(saveShoppingRoute, saveShopping, writing),
]
