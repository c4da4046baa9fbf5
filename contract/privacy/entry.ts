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

/** What was done about a matter, written once. */
export const privacyEntry = z.strictObject({
  id,
  kind: z.enum(entryKinds),
  note: z.string(),
  at: moment,
  /** Null once whoever did it has left. */
  by: z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })),
})
export type PrivacyEntry = z.output<typeof privacyEntry>
export type EntryKind = PrivacyEntry['kind']

/** Of this law's time: it came into force in 2023. */
export const recentDay = day.check(
  z.refine((on) => on >= '2020-01-01' && on < '2100-01-01', fault('date_invalid')),
)
