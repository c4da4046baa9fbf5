import { contract } from '#contract/contract.ts'
import { type Bound, bind, type Caller } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { limitEntries, limitReading } from '#server/health/limits.ts'
import { endPlan, listWrittenPlans, removePlan } from './authored-plans.ts'
import { readAdherence, readPatientAdherence } from './following/adherence.ts'
import { readPlanDay } from './following/read-plan-day.ts'
import { recordMeal } from './following/record-meal.ts'
import { readShopping, saveShopping } from './following/shopping.ts'
import { readSwaps } from './following/swaps.ts'
import { makePlan } from './make-plan.ts'
import { printPlan } from './paper/print-plan.ts'
import { listPlans, readPlan } from './patient-plans.ts'
import { publishPlan } from './publish-plan.ts'
import { readFastingDays } from './ramadan/read-fasting-days.ts'
import { readWrittenPlan } from './read-plan.ts'
import { listPlanVersions, readPlanVersion } from './read-versions.ts'
import { savePlan } from './save-plan.ts'
import { suggestForDay } from './suggest-for-day.ts'
import { listPlanTemplates, removePlanTemplate, savePlanTemplate } from './templates.ts'

const reading = { limit: limitReading }
const writing = { limit: limitEntries }
/** Each publication sends a notification and an email. */
const publishing: Limit = { name: 'plans.published', most: 60, seconds: 3_600 }

export const planRoutes: readonly Bound[] = [
  bind(contract.listWrittenPlans, listWrittenPlans, reading),
  bind(contract.makePlan, makePlan, writing),
  bind(contract.readWrittenPlan, readWrittenPlan, reading),
  bind(contract.suggestForDay, suggestForDay, reading),
  bind(contract.readFastingDays, readFastingDays, reading),
  // The text may be stored only under the patient's key, so a repeated request runs again.
  bind(contract.savePlan, savePlan, { ...writing, neverStored: true }),
  bind(contract.publishPlan, publishPlan, {
    limits: (_input: unknown, { actor }: Caller) => [[publishing, actor.id]] as const,
  }),
  bind(contract.endPlan, endPlan, writing),
  bind(contract.removePlan, removePlan, writing),
  bind(contract.listPlanVersions, listPlanVersions, reading),
  bind(contract.readPlanVersion, readPlanVersion, reading),
  bind(contract.listPlanTemplates, listPlanTemplates, reading),
  bind(contract.savePlanTemplate, savePlanTemplate, writing),
  bind(contract.removePlanTemplate, removePlanTemplate, writing),
  bind(contract.listPlans, listPlans, reading),
  bind(contract.readPlan, readPlan, reading),
  bindFile(contract.printPlan, printPlan),
  bind(contract.readPlanDay, readPlanDay, reading),
  bind(contract.recordMeal, recordMeal, { ...writing, neverStored: true }),
  bind(contract.readSwaps, readSwaps, reading),
  bind(contract.readAdherence, readAdherence, reading),
  bind(contract.readPatientAdherence, readPatientAdherence, reading),
  bind(contract.readShopping, readShopping, reading),
  bind(contract.saveShopping, saveShopping, writing),
]
