import * as z from 'zod/mini'
import { day, fault, id, moment } from '../fields.ts'

export const entryKinds = [
  'opened',
  'changed',
  'authority_told',
  'subjects_told',
  'closed',
  'extended',
  'fulfilled',
  'refused',
] as const

/** An action taken in a matter; written once and never changed. */
export const privacyEntry = z.strictObject({
  id,
  kind: z.enum(entryKinds),
  note: z.string(),
  at: moment,
  /** Null if the admin’s account is deleted. */
  by: z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })),
})
export type PrivacyEntry = z.output<typeof privacyEntry>
export type EntryKind = PrivacyEntry['kind']

/** A plausible day for this law, which came into force in 2023. */
export const recentDay = day.check(
  z.refine((on) => on >= '2020-01-01' && on < '2100-01-01', fault('date_invalid')),
)
