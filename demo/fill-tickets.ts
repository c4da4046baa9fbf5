import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { ratingBinding, sealerForVisitors } from '../server/support/ticket.ts'
import {
  markWaitingForAsker,
  markWaitingForTeam,
  writeMessage,
  writeTicket,
} from '../server/support/write-ticket.ts'
import { type DemoAsker, type DemoTicket, demoCannedAnswers, demoTickets } from './content/tickets.ts'
import { lockDemo, minute } from './history.ts'

/** Tickets of the demo to the Support Team, and its canned answers. */
export const fillTickets = (house: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> =>
  house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const known = await tx.selectFrom('tickets').select('id').limit(1).executeTakeFirst()
    if (known) return false
    const admin = await accountOf(tx, 'admin@nabta.test')
    for (const each of demoTickets) await write(tx, house, each, admin?.id ?? null, now)
    for (const { title, titleArabic, content, contentArabic } of demoCannedAnswers)
      await tx
        .insertInto('canned_answers')
        .values({ title, title_arabic: titleArabic, content, content_arabic: contentArabic, changed_at: now })
        .execute()
    return true
  })

type Person = { id: string; language: Language }

async function write(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  { asker, subject, lines, category, priority, status, isAssigned, isAboutAppointment, rating }: DemoTicket,
  admin: string | null,
  now: Date,
): Promise<void> {
  const [first, ...rest] = lines
  const person = await personFor(tx, asker)
  if (!first || (!person && !('visitor' in asker))) return
  const at = ({ hours }: { hours: number }) => new Date(now.getTime() - hours * 60 * minute)
  const sealer = person ? await ensurePersonKey(tx, keys, person.id, now) : sealerForVisitors(keys)
  const id = await freshId(tx)
  const appointment = person && isAboutAppointment ? await latestOf(tx, person.id) : null
  await writeTicket(
    tx,
    sealer,
    {
      ...(person
        ? { person_id: person.id, side: 'side' in asker ? asker.side : 'patient' }
        : 'visitor' in asker && { visitor_name: asker.visitor, visitor_email: asker.email }),
      language: person?.language ?? ('language' in asker ? asker.language : 'en'),
      ...(appointment && { appointment_id: appointment.id, appointment_at: appointment.starts_at }),
      category,
      priority,
      subject,
      content: first.text,
    },
    at(first),
    id,
  )
  if (!person)
    await tx
      .updateTable('tickets')
      .set({ opened_at: at(first), waiting_since: at(first) })
      .where('id', '=', id)
      .execute()
  for (const line of rest) {
    const sender = line.team ? admin : (person?.id ?? null)
    const said = { ticket: id, sender, byTeam: line.team === true, content: line.text }
    await writeMessage(tx, sealer, said, at(line))
    if (line.team) await markWaitingForAsker(tx, id, status === 'closed' ? 'closed' : 'pending', at(line))
    else await markWaitingForTeam(tx, id, at(line))
  }
  await tx
    .updateTable('tickets')
    .set({
      assignee_id: isAssigned ? admin : null,
      ...(rating && {
        rating: rating.stars,
        rating_comment_sealed: rating.comment ? sealer.seal(rating.comment, ratingBinding(id)) : null,
        rated_at: at(lines.at(-1) ?? first),
      }),
    })
    .where('id', '=', id)
    .execute()
}

async function latestOf(tx: Tx, patient: string): Promise<{ id: string; starts_at: Date } | null> {
  const { rows } = await sql<{ id: string; starts_at: Date }>`
    select id, starts_at from appointments where patient_id = ${patient} order by starts_at desc limit 1`.execute(
    tx,
  )
  return rows[0] ?? null
}

async function personFor(tx: Tx, asker: DemoAsker): Promise<Person | null> {
  if ('account' in asker) return accountOf(tx, asker.account)
  if ('visitor' in asker) return null
  const { rows } = await sql<Person>`
    select id, language from users where email like '%@patients.nabta.test' and language = ${asker.language}
      and confirmed_at is not null and leaving_at is null order by email offset ${asker.place * 7} limit 1`.execute(
    tx,
  )
  return rows[0] ?? null
}

async function accountOf(tx: Tx, email: string): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select id, language from users where email = ${email} and confirmed_at is not null and leaving_at is null`.execute(
    tx,
  )
  return rows[0] ?? null
}
