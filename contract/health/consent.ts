import * as z from 'zod/mini'
import { done, fault, moment } from '../fields.ts'
import { route } from '../route.ts'

/** The date of the consent text in `copy/health/consent.ts`: a change of the text is a new version. */
export const healthConsentVersion = '2026-11-27'

export const healthConsent = z.strictObject({
  given: z.boolean(),
  /** When consent was last given or withdrawn; null for a patient who was never asked. */
  at: z.nullable(moment),
  /** The version of the text that the patient agreed to. */
  version: z.nullable(z.string()),
})
export type HealthConsent = z.output<typeof healthConsent>

const consentAnswer = z.strictObject({ consent: healthConsent })

export const readHealthConsent = route({
  method: 'GET',
  path: '/api/health-data/consent',
  summary: 'Get your consent to the storage and use of health data for care.',
  audience: 'patient',
  about: ['health_consent'],
  output: consentAnswer,
})

export const giveHealthConsent = route({
  method: 'PUT',
  path: '/api/health-data/consent',
  summary: 'Give this consent, in the words of this version.',
  audience: 'patient',
  touches: ['health_consent'],
  inPerson: true,
  body: z.strictObject({ version: z.literal(healthConsentVersion, fault('agreement_needed')) }),
  output: consentAnswer,
  refusals: ['rate_limited'],
})

export const withdrawHealthConsent = route({
  method: 'DELETE',
  path: '/api/health-data/consent',
  summary:
    'Withdraw this consent: nothing medical is stored or shared any more, and recorded data is erased at once. Signed consultation notes stay.',
  audience: 'patient',
  inPerson: true,
  output: done,
  refusals: ['rate_limited'],
})
