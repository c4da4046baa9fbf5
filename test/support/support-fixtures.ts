import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import { storeTicketFile } from '#server/support/files/ticket-file.ts'
import { linkPurpose, makeLink } from '#server/support/questions/links.ts'
import { sealerForVisitors } from '#server/support/ticket.ts'
import { writeMessage, writeTicket } from '#server/support/write-ticket.ts'
import type { App } from '#test/app.ts'
import { demoPage } from '#test/fakes/sample-files.ts'
import type { Person } from '#test/people.ts'

/** The ids of the requests of a patient and a visitor to the Support Team. */
export type SupportFixtures = {
  ticket: string
  closed: string
  /** Attached to the ticket. */
  file: string
  /** The visitor's links: to an open ticket, and to a closed one. */
  token: string
  closedToken: string
  /** The link to a third ticket, which a test may revoke. */
  otherToken: string
  answer: string
}

/** The visitor's questions use the actor's address. */
export async function makeSupportFixtures(
  app: App,
  patient: Pick<Person, 'id'>,
  visitor: Pick<Person, 'email'>,
): Promise<SupportFixtures> {
  const { house, rows } = app
  const [ticket, closed] = [await putTicket(app, patient), await putTicket(app, patient)]
  const [asked, over] = [await putQuestion(app, visitor), await putQuestion(app, visitor)]
  const other = await putQuestion(app, visitor)
  await rows(
    "update tickets set status = 'closed', waiting_since = null, closed_at = $1 where id = any ($2::uuid[])",
    [house.clock.now(), [closed.id, over]],
  )
  // The number of canned answers is limited, so the oldest are deleted; the newest belong to callers still in use.
  await rows(
    'delete from canned_answers where id not in (select id from canned_answers order by changed_at desc, id desc limit 20)',
  )
  const [answer] = await rows<{ id: string }>(
    `insert into canned_answers (title, title_arabic, content, content_arabic, changed_at)
      values ('Hours', 'الساعات', 'We answer from Sunday to Thursday.', 'نرد من الأحد إلى الخميس.', $1) returning id`,
    [house.clock.now()],
  )
  return {
    ticket: ticket.id,
    closed: closed.id,
    file: await putTicketFile(app, patient, ticket.message, 'Error.pdf'),
    token: house.keys.sign(linkPurpose, asked),
    closedToken: house.keys.sign(linkPurpose, over),
    otherToken: house.keys.sign(linkPurpose, other),
    answer: answer?.id ?? '',
  }
}

type Words = { subject?: string; content?: string; answer?: string }

export const putTicket = (
  { house }: Pick<App, 'house'>,
  { id: person }: Pick<Person, 'id'>,
  { subject = 'My invoice', content = 'I cannot find it.', answer }: Words = {},
): Promise<{ id: string; message: string }> =>
  house.db.as(system, async (tx) => {
    const now = house.clock.now()
    const key = await ensurePersonKey(tx, house.keys, person, now)
    const id = await freshId(tx)
    const { message } = await writeTicket(
      tx,
      key,
      {
        person_id: person,
        side: 'patient',
        language: 'en',
        category: 'payments',
        priority: 'medium',
        subject,
        content,
      },
      now,
      id,
    )
    if (answer) await writeMessage(tx, key, { ticket: id, sender: null, byTeam: true, content: answer }, now)
    return { id, message }
  })

const putQuestion = ({ house }: App, { email }: Pick<Person, 'email'>): Promise<string> =>
  house.db.as(system, async (tx) => {
    const now = house.clock.now()
    const id = await freshId(tx)
    await writeTicket(
      tx,
      sealerForVisitors(house.keys),
      {
        visitor_name: 'Huda',
        visitor_email: email,
        language: 'ar',
        category: 'other',
        priority: 'medium',
        subject: 'سؤال قبل التسجيل',
        content: 'هل تخدمون الأطفال؟',
      },
      now,
      id,
    )
    await sql`update tickets set opened_at = ${now}::timestamptz, waiting_since = ${now}::timestamptz where id = ${id}::uuid`.execute(
      tx,
    )
    await makeLink(tx, house, { ticket: id, event: id }, now)
    return id
  })

export async function putTicketFile(
  { house }: Pick<App, 'house'>,
  { id: person }: Pick<Person, 'id'>,
  message: string | null,
  name: string,
): Promise<string> {
  const bytes = Buffer.from(demoPage.bytes)
  const { id, name_sealed } = await storeTicketFile(house, system, person, { bytes, name })
  const now = house.clock.now()
  await house.db.as(system, (tx) =>
    sql`insert into ticket_files (id, user_id, message_id, name_sealed, type, bytes, uploaded_at)
      values (${id}, ${person}, ${message}, ${name_sealed}, 'application/pdf', ${bytes.length}, ${now})`.execute(
      tx,
    ),
  )
  return id
}
