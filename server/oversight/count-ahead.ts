import type { countAhead as route } from '#contract/accounts/suspension.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type AheadRow, appointmentsAhead } from '../appointments/upcoming-of.ts'

export const countAhead: Read<typeof route, AheadRow> = (_, { id }, now) => ({
  query: () => appointmentsAhead(id, now),
  view: ([row]) => row ?? { asPatient: 0, asDietitian: 0 },
})
