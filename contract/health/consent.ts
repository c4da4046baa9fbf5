import * as z from 'zod/mini'
import { done, fault, moment } from '../fields.ts'
import { route } from '../route.ts'

/** The words that are agreed to, by their date: a change of the words is a new version. They stand in `copy/health/consent.ts`. */
export const healthConsentVersion = '2026-11-27'

export const healthConsent = z.strictObject({
  given: z.boolean(),
  /** When it was given or taken back last; null for somebody who was never asked. */
  at: z.nullable(moment),
  /** Of the words that were agreed to. */
  version: z.nullable(z.string()),
})
export type HealthConsent = z.output<typeof healthConsent>

const consentAnswer = z.strictObject({ consent: healthConsent })

export const readHealthConsent = route({
  method: 'GET',
  path: '/api/health-data/consent',
  summary: 'Whether one has agreed to health data being kept and used for care.',
  audience: 'patient',
  output: consentAnswer,
})

export const giveHealthConsent = route({
  method: 'PUT',
  path: '/api/health-data/consent',
  summary: 'Agree to it, in the words of this version.',
  audience: 'patient',
  inPerson: true,
  body: z.strictObject({ version: z.literal(healthConsentVersion, fault('agreement_needed')) }),
  output: consentAnswer,
  refusals: ['rate_limited'],
})

export const withdrawHealthConsent = route({
  method: 'DELETE',
  path: '/api/health-data/consent',
  summary:
    'Take it back: nothing medical is kept or shared any more, and what was recorded is erased at once. Signed consultation notes stay.',
  audience: 'patient',
  inPerson: true,
  output: done,
  refusals: ['rate_limited'],
})
