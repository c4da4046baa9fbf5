import { sql } from 'kysely'
import type { rateQuestion as route } from '#contract/support/questions.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { lockTicket } from '../lock-ticket.ts'
import { writeRating } from '../write-rating.ts'
import { peopleOf } from '../write-ticket.ts'
import { visitorByLink } from './links.ts'
import { loadQuestion } from './load-question.ts'

export const rateQuestion: Verb<typeof route> = async (tx, actor, { token, ...said }, now, house) => {
  const id = await visitorByLink(tx, house, token, now)
  const row = await lockTicket(tx, id, sql`tickets.person_id is null`)
  await writeRating(tx, actor, row, said, now, house)
  await announce(tx, house, await peopleOf(tx, null), { topic: 'tickets', id })
  return loadQuestion(tx, actor, id, house, now)
}
