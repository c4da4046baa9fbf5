import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import { contentBinding, fileNameBinding } from '#server/messages/message.ts'
import type { App } from '#test/app.ts'

type Somebody = { id: string }
/** If `dietitian` is null, the conversation is with the Support Team. */
export type Both = { person: Somebody; dietitian: Somebody | null }
export type Line = { by: Somebody; text: string | null; at?: Date }

export type PutConversation = { id: string; messages: string[] }

/** Writes a conversation directly into the tables. */
export const putConversation = (
  { house }: App,
  { person, dietitian }: Both,
  lines: readonly Line[],
): Promise<PutConversation> =>
  house.db.as(system, async (tx) => {
    const now = house.clock.now()
    const key = await ensurePersonKey(tx, house.keys, person.id, now)
    const ids = await freshIds(lines.length)
    const last = lines.at(-1)
    const { rows } = await sql<{ id: string }>`
      insert into conversations (kind, person_id, dietitian_id, begun_by, begun_at, last_sequence, last_at)
        values (${dietitian ? 'care' : 'support'}, ${person.id}, ${dietitian?.id ?? null}, ${person.id}, ${now}, ${lines.length}, ${last ? (last.at ?? now) : null})
        returning id`.execute(tx)
    const id = rows[0]?.id ?? ''
    for (const [place, { by, text, at = now }] of lines.entries()) {
      const message = ids[place] ?? ''
      await sql`
        insert into messages (id, conversation_id, sequence, sender_id, by_person, client_id, content_sealed, at)
          values (${message}, ${id}, ${place + 1}, ${by.id}, ${by.id === person.id}, uuidv7(), ${text === null ? null : key.seal(text, contentBinding(message))}, ${at})`.execute(
        tx,
      )
    }
    return { id, messages: ids }

    async function freshIds(count: number): Promise<string[]> {
      const made = await sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count})`.execute(
        tx,
      )
      return made.rows.map((row) => row.id)
    }
  })

/** A file of one page attached to a message; only its row exists, no bytes. */
export async function putFile(
  { house, rows }: App,
  {
    conversation,
    message,
    person,
    sender,
  }: { conversation: string; message: string; person: Somebody; sender: Somebody },
  name: string,
): Promise<string> {
  const [made] = await rows<{ id: string }>('select uuidv7() as id')
  const id = made?.id ?? ''
  const key = await house.db.as(system, (tx) => ensurePersonKey(tx, house.keys, person.id, house.clock.now()))
  await rows(
    `insert into message_files (id, conversation_id, message_id, sender_id, name_sealed, type, bytes, uploaded_at)
      values ($1, $2, $3, $4, $5, 'application/pdf', 1, $6)`,
    [id, conversation, message, sender.id, key.seal(name, fileNameBinding(id)), house.clock.now()],
  )
  return id
}

/** A report of the other side's message to the admins. */
export async function putReport(
  { house, rows }: App,
  {
    message,
    person,
    reporter,
    writer,
  }: { message: string; person: Somebody; reporter: Somebody; writer: Somebody },
  note: Buffer | null = null,
): Promise<string> {
  const [made] = await rows<{ id: string }>(
    `insert into message_reports (message_id, person_id, reporter_id, writer_id, reason, note_sealed, written_at, reported_at)
      values ($1, $2, $3, $4, 'other', $5, $6, $6) returning id`,
    [message, person.id, reporter.id, writer.id, note, house.clock.now()],
  )
  return made?.id ?? ''
}
