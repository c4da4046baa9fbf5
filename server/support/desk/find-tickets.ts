import { type RawBuilder, sql } from 'kysely'
import { foldText } from '#contract/fold-text.ts'
import type { findTickets as route } from '#contract/support/desk.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { mapYielding } from '#server/ground/yielding-to-others.ts'
import { type DeskRow, deskColumns, isForTeam } from '../ticket.ts'
import { viewInBrief } from './support-summary.ts'

/** Subjects are encrypted: the most that are decrypted for one search, and the most that it may return. */
const mostOpened = 1_000
const mostFound = 10

export const findTickets: Read<typeof route, DeskRow> = (actor, { q }, _now, house) => ({
  query: () => latestForTeam(actor),
  view: async (rows) => ({ tickets: (await ticketsMatching(q, rows, house)).slice(0, mostFound) }),
})

/** The tickets to search; none if the caller did not search tickets. */
export const latestForTeam = (actor: Actor, isAsked = true): RawBuilder<DeskRow> => sql`
  select ${deskColumns} from tickets where ${isForTeam(actor)} and app.has_duty('support')
    order by tickets.last_at desc, tickets.id desc limit ${isAsked ? mostOpened : 0}`

/** The tickets with these words in the subject, in the asker’s name or in a visitor’s address. */
export async function ticketsMatching(q: string, rows: readonly DeskRow[], house: House) {
  const wanted = foldText(q)
  const found = await mapYielding(rows, (row) => {
    const brief = viewInBrief(row, house)
    const askerName = row.asker_name ?? row.visitor_name ?? ''
    const texts = [brief.subject, askerName, row.asker_other_name, row.visitor_email]
    return texts.some((text) => text && foldText(text).includes(wanted)) ? [{ ...brief, askerName }] : []
  })
  return found.flat()
}
