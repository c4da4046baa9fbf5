import { todayInRiyadh } from '#contract/days.ts'
import type { PlanDay } from '#contract/plans/document.ts'
import { noTargets } from '#contract/plans/targets.ts'
import { breakfast } from '#test/health/plan-fixtures.ts'
import { dietitiansOnly, patientsOnly, type Rows } from './row.ts'

/** For the plan's author, who treats the patient. */
const writer = (status: number) => ({ ...dietitiansOnly(404), dietitian: status })

/** The portion is one of the food's own and not in the dietitian's words. */
const inGrams = ([meal]: PlanDay['meals']) =>
  meal && { ...meal, items: meal.items.map((item) => ({ ...item, portion: null })) }

/** For the patient for whom it was published. */
const follower = { ...patientsOnly(404), patient: 200 }

export const planRows = {
  listWrittenPlans: { sample: {}, expects: dietitiansOnly(200) },
  makePlan: {
    sample: ({ health }) => ({
      patient: health.patient,
      title: 'Two weeks to begin with',
      beginning: { from: 'empty', days: 14 },
    }),
    expects: writer(201),
  },
  readWrittenPlan: { sample: ({ health }) => ({ id: health.plan }), expects: writer(200) },
  savePlan: {
    sample: ({ health }) => ({
      id: health.plan,
      head: {
        version: 1,
        head: {
          ...{ title: 'Two weeks to begin with', intro: 'Take your time.' },
          ...{ startsOn: todayInRiyadh(new Date()), endsOn: null, repeats: true, targets: noTargets },
        },
      },
      days: [
        {
          ...{ number: 1, version: 1 },
          day: { note: 'Drink water with every meal.', meals: [inGrams(breakfast('Chew well').meals)] },
        },
      ],
    }),
    expects: writer(200),
  },
  suggestForDay: { sample: ({ health }) => ({ id: health.plan, number: '1' }), expects: writer(200) },
  readFastingDays: {
    sample: { city: 'riyadh', from: '2027-02-08', days: '30' },
    expects: dietitiansOnly(200),
  },
  publishPlan: {
    sample: ({ health }) => ({ id: health.planDraft, fastingWord: 'Ask your physician first.' }),
    expects: writer(200),
  },
  endPlan: { sample: ({ health }) => ({ id: health.plan }), expects: writer(200) },
  removePlan: { sample: ({ health }) => ({ id: health.planDraft }), expects: writer(200) },
  listPlanVersions: { sample: ({ health }) => ({ id: health.plan }), expects: writer(200) },
  readPlanVersion: { sample: ({ health }) => ({ id: health.plan, version: '1' }), expects: writer(200) },
  listPlanTemplates: { sample: {}, expects: dietitiansOnly(200) },
  savePlanTemplate: {
    sample: ({ health }) => ({ plan: health.plan, name: 'A quiet week' }),
    expects: writer(201),
  },
  removePlanTemplate: { sample: ({ health }) => ({ id: health.planTemplate }), expects: writer(200) },
  readPlanDay: { sample: {}, expects: patientsOnly(200) },
  recordMeal: {
    sample: ({ health }) => ({
      id: health.plan,
      meal: '3ea10000-0000-4000-8000-000000000001',
      on: todayInRiyadh(new Date()),
      isEaten: true,
      swaps: [],
      note: 'With less salt',
      entry: null,
    }),
    expects: follower,
  },
  readSwaps: {
    sample: ({ health }) => ({ id: health.plan, from: todayInRiyadh(new Date()), days: '7' }),
    expects: follower,
  },
  readAdherence: { sample: ({ health }) => ({ id: health.plan, days: '14' }), expects: follower },
  readPatientAdherence: { sample: ({ health }) => ({ id: health.plan, days: '14' }), expects: writer(200) },
  readShopping: { sample: ({ health }) => ({ id: health.plan }), expects: follower },
  saveShopping: {
    sample: ({ health }) => ({ id: health.plan, days: 7, people: 2, ticked: [] }),
    expects: follower,
  },
  printPlan: { sample: ({ health }) => ({ id: health.plan }), expects: follower },
  listPlans: { sample: {}, expects: patientsOnly(200) },
  readPlan: {
    sample: ({ health }) => ({ id: health.plan }),
    expects: follower,
  },
} satisfies Rows
