import * as z from 'zod/mini'
import { reportedAppointment } from '#contract/reports/figures.ts'
import { personRow } from '../accounts/people.ts'
import { duties } from '../accounts/role.ts'
import { fault, searchText } from '../fields.ts'
import { route } from '../route.ts'
import { findTickets } from '../support/desk.ts'

/** The kinds of results of the search box above the admin pages. */
export const foundKinds = ['people', 'appointments', 'tickets'] as const
export type FoundKind = (typeof foundKinds)[number]

/** The least number of characters: shorter searches match too much to be useful. */
export const leastToSearch = 2

export const searchEverything = route({
  method: 'POST',
  path: '/api/admin/search',
  summary:
    'Search people, their appointments, and tickets, a few of each, without what the appointments are about. The query is in the body, so that no log contains it.',
  audience: 'admin',
  duties,
  body: z.strictObject({
    q: searchText.check(z.minLength(leastToSearch, fault('too_short'))),
    /** Limits the search to this kind. */
    kind: z.optional(z.enum(foundKinds)),
  }),
  output: z.strictObject({
    /** Most recently opened account first. */
    people: z.array(personRow),
    /** Latest first; the person may be on either side. */
    appointments: z.array(reportedAppointment),
    tickets: findTickets.output.shape.tickets,
  }),
})
export type SearchResult = z.output<typeof searchEverything.output>
