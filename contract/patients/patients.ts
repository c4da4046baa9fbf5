import * as z from 'zod/mini'
import { day, id, moment, month, pageToken, searchText } from '#contract/fields.ts'
import { modes } from '#contract/practice-options.ts'
import { route } from '#contract/route.ts'

/** Days after an appointment during which a person counts as an active patient. */
export const activeDays = 90

const appointmentAhead = z.strictObject({
  id,
  status: z.enum(['pending', 'confirmed']),
  mode: z.enum(modes),
  startsAt: moment,
  endsAt: moment,
})

/** In the patient’s own words. */
const concerns = z.strictObject({ goals: z.array(z.string()), conditions: z.nullable(z.string()) })

/** A person with a past or upcoming appointment, as their dietitian sees them. */
export const patient = z.strictObject({
  id,
  name: z.nullable(z.string()),
  /** The same name in the other script, if given. */
  otherName: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Has an upcoming appointment, or one within the last `activeDays`. */
  isActive: z.boolean(),
  /** Goals and conditions; null if not stated or not shared. */
  concerns: z.nullable(concerns),
  next: z.nullable(appointmentAhead),
  /** The latest past visit. */
  lastVisitAt: z.nullable(moment),
})
export type Patient = z.output<typeof patient>

export const patientPage = z.strictObject({
  ...z.omit(patient, { concerns: true }).shape,
  bornOn: z.nullable(day),
  gender: z.nullable(z.string()),
  /** The number of past visits; the first is `firstVisitAt`. */
  visits: z.int(),
  firstVisitAt: z.nullable(moment),
})
export type PatientPage = z.output<typeof patientPage>

export const patientStates = ['active', 'inactive'] as const
export type PatientState = (typeof patientStates)[number]

const listed = {
  state: z.optional(z.enum(patientStates)),
  /** Patients whose first visit was in this month, in the practice’s time zone. */
  firstIn: z.optional(month),
  after: z.optional(pageToken),
}

const patientsPage = z.strictObject({ patients: z.array(patient), after: z.nullable(z.string()) })

export const listPatientNames = route({
  method: 'GET',
  path: '/api/practice/patients',
  summary: 'List the names of your patients, the latest first, at most 500. Nothing that they share is read.',
  audience: 'dietitian',
  about: ['appointments'],
  output: z.strictObject({
    patients: z.array(z.pick(patient, { id: true, name: true, otherName: true, phone: true })),
  }),
})

export const listPatients = route({
  method: 'GET',
  path: '/api/patients',
  summary:
    'List a dietitian’s patients, 20 per page: those with the next appointments first, then the most recent. Each patient sees when their shared concerns are read.',
  audience: 'dietitian',
  about: ['appointments'],
  query: z.strictObject(listed),
  output: patientsPage,
})

export const searchPatients = route({
  method: 'POST',
  path: '/api/patients/search',
  summary:
    'Search a dietitian’s patients by name, email address or phone number. The query is in the body, so that no log contains it.',
  audience: 'dietitian',
  about: ['appointments'],
  body: z.strictObject({ ...listed, q: z.optional(searchText) }),
  output: patientsPage,
})

export const readPatient = route({
  method: 'GET',
  path: '/api/patients/:id',
  summary:
    'Get one of a dietitian’s patients; anybody without an appointment with the dietitian is not found.',
  audience: 'dietitian',
  about: ['appointments'],
  params: z.strictObject({ id }),
  output: z.strictObject({ patient: patientPage }),
  refusals: ['not_found'],
})
