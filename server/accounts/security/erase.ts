import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { goodbyeMail as words } from '#copy/accounts/security/goodbye-mail.ts'
import { letter as letterWords } from '#copy/letter.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventId, type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { Person } from '#server/ground/data/personal-table.ts'
import type { House } from '#server/ground/house.ts'
import { readsAsName } from '#server/ground/post/greeting.ts'
import { letter } from '#server/ground/post/letter.ts'
import type { Letter } from '#server/ground/post/mail.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { erasePerson } from '#server/personal-data.ts'
import { firstName, joinNames } from '#server/profiles/facts.ts'
import { type accountEvents, record } from '../events.ts'
import { personOf } from '../personal-data.ts'

const patience = 24 * 60 * 60_000

/** Ends grace periods: from then on nothing restores such an account, and its erasure begins exactly once. */
export const endGracePeriods = (house: House): Promise<void> =>
  house.db.as(system, async (tx) => {
    const now = house.clock.now()
    const over = await tx
      .updateTable('users')
      .set({ erases_at: null })
      .where('erases_at', '<=', now)
      .returning('id')
      .execute()
    for (const { id } of over) await record(tx, system, 'account.grace_over', id, now)
  })

/** After `account.grace_over`: a last email, retried for a day if the mail server fails, then the erasure. */
export const eraseAccount: Job<GraceOver> = async (house, eventId) => {
  const leaver = await house.db.as(system, (tx) => whoLeaves(tx, eventId))
  if (!leaver) return
  const now = house.clock.now()
  if (now.getTime() - leaver.asked_at.getTime() < patience)
    await sendLetter(house, goodbyeLetter(house, eventId, leaver), 'security')
  const erased = await house.db.as(system, (tx) => eraseLeaver(tx, house, leaver.id, now))
  // An operator who restores an older backup learns from the log which accounts to erase again.
  for (const person of erased) house.log('info', 'account.erased', { person })
}

/** Erases an account that a restored backup contains again, without an email. False if no account has this id. */
export async function eraseRestoredAccount(house: House, id: string): Promise<boolean> {
  const now = house.clock.now()
  return house.db.as(system, async (tx) => {
    const known = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (known) await eraseAndLog(tx, house, await personOf(tx, id), now)
    return known !== undefined
  })
}

/** The erasure stays in the log, under an id that no longer identifies anybody. */
export async function eraseAndLog(
  tx: Tx,
  house: Pick<House, 'keys'>,
  person: Person,
  now: Date,
): Promise<void> {
  await erasePerson(tx, house, person, now)
  await record(tx, system, 'account.erased', person.id, now)
}

type GraceOver = EventOfJob<typeof accountEvents, 'account_erase'>
type Leaver = { id: string; email: string; name: string; language: string; asked_at: Date }

async function whoLeaves(tx: Tx, eventId: EventId<GraceOver>): Promise<Leaver | null> {
  const event = await eventOf(tx, eventId)
  const { rows } = await sql<Omit<Leaver, 'asked_at'>>`
    select users.id, users.email, users.language, coalesce(${firstName}, '') as name
    from users ${joinNames(sql`users.id`)}
    where users.id = ${event.subject_id}::uuid and users.leaving_at is not null and users.erases_at is null`.execute(
    tx,
  )
  return rows[0] ? { ...rows[0], asked_at: event.at } : null
}

function goodbyeLetter(house: House, eventId: string, { email, name, language }: Leaver): Letter {
  return letter(house, {
    id: `${eventId}.goodbye`,
    to: email,
    language: language as Language,
    ...words,
    greeting: readsAsName(name) ? words.greeting(name) : letterWords.hello,
  })
}

/** Returns the ids of all erased accounts. */
async function eraseLeaver(tx: Tx, house: House, id: string, now: Date): Promise<string[]> {
  const leaver = await tx
    .selectFrom('users')
    .select(['email', 'leaving_at', 'erases_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!leaver?.leaving_at || leaver.erases_at) return []
  const person = await personOf(tx, id)
  // Unconfirmed accounts at this address are earlier attempts of the same person.
  const waiting = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', leaver.email)
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', leaver.leaving_at)
    .execute()
  for (const earlier of waiting) await eraseAndLog(tx, house, { id: earlier.id, address: null }, now)
  await eraseAndLog(tx, house, person, now)
  return [id, ...waiting.map((earlier) => earlier.id)]
}
