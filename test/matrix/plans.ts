import { dietitiansOnly, patientsOnly, type Rows } from './row.ts'

/** Whoever has written it, and treats the patient. */
const writer = (status: number) => ({ ...dietitiansOnly(404), dietitian: status })

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
      days: [{ number: 1, version: 1, day: { note: 'Drink water with every meal.', meals: [] } }],
    }),
    expects: writer(200),
  },
  publishPlan: { sample: ({ health }) => ({ id: health.planDraft }), expects: writer(200) },
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
  listPlans: { sample: {}, expects: patientsOnly(200) },
  readPlan: {
    sample: ({ health }) => ({ id: health.plan }),
    expects: { ...patientsOnly(404), patient: 200 },
  },
} satisfies Rows
