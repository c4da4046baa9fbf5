import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { openPersonKey, type PersonKey, sealedKeyColumn } from '#server/ground/data/person-keys.ts'
import {
  type CopiedRow,
  type OwnFile,
  type PersonalData,
  personalTable,
} from '#server/ground/data/personal-table.ts'
import type { House } from '#server/ground/house.ts'
import { mapYielding } from '#server/ground/yielding-to-others.ts'
import { openMessageFile } from './files/sealed-file.ts'
import { contentBinding, fileNameBinding } from './message.ts'
import { noteBinding } from './reports/report.ts'
import { loadSavedReplies } from './saved-replies.ts'

/**
 * A conversation belongs to its person, the patient or asker, and is deleted with them, including what the other side
 * wrote. Texts by a dietitian or admin stay with the person they were written for, without the writer’s name.
 */
export const messageData = {
  message_reports: {
    copy: (tx, house, { id }) => reportsBy(tx, house, id),
    erase: (tx, { id }) => sql`delete from message_reports where reporter_id = ${id}::uuid`.execute(tx),
    hides: {
      person_id: 'the author of the reported text',
      reporter_id: 'the person',
      writer_id: 'somebody else',
      written_at: 'part of the message',
      file_type: 'part of the message',
      content_sealed: 'text of the other side',
      note_sealed: 'included decrypted',
      outcome: 'its meaning for somebody else',
    },
  },
  message_files: {
    copy: (tx, house, { id }) => filesOf(tx, house, id),
    files: (tx, house, { id }) => ownFiles(tx, house, id),
    erase: async () => {},
    hides: { sender_id: 'the person, or somebody else', name_sealed: 'included as a name' },
  },
  messages: {
    copy: (tx, house, { id }) => messagesOf(tx, house, id),
    erase: async () => {},
    hides: {
      sender_id: 'the person, or somebody else',
      by_person: 'included as byYou',
      client_id: 'an id made by the browser',
      content_sealed: 'included decrypted',
    },
  },
  saved_replies: {
    ...personalTable('saved_replies', { by: 'dietitian_id' }),
    copy: async (tx, house, { id }) =>
      (await loadSavedReplies(tx, house, id)).map(({ row, reply }) => ({
        id: row.id,
        savedAt: row.saved_at,
        ...(reply ? { name: reply.title, content: reply.content } : { cannotBeOpened: true }),
      })),
    hides: { dietitian_id: 'the person', reply_sealed: 'included decrypted' },
  },
  conversations: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('id', id, 'kind', kind, 'begunAt', begun_at, 'begunByYou', begun_by = ${id}::uuid, 'lastAt', last_at,
            'personId', person_id, 'dietitianId', dietitian_id) as row
          from conversations where ${id}::uuid in (person_id, dietitian_id) order by id`.execute(tx)
      return rows.map(({ row }) => row)
    },
    erase: (tx, { id }) => sql`delete from conversations where person_id = ${id}::uuid`.execute(tx),
    hides: {
      begun_by: 'included as begunByYou',
      last_sequence: 'a count',
      person_read: 'a count',
      other_read: 'a count',
    },
  },
} satisfies PersonalData

/** Everything in the person's own conversations, and what they wrote in others’: each part through its own index. */
const isTheirs = (table: 'messages' | 'message_files', userId: string) => sql`
  select id from ${sql.table(table)} where conversation_id in (select id from conversations where person_id = ${userId}::uuid)
  union select id from ${sql.table(table)} where sender_id = ${userId}::uuid`

type Said = {
  id: string
  conversation_id: string
  sequence: number
  by_you: boolean
  person_id: string
  key_sealed: Buffer | null
  content_sealed: Buffer | null
  at: Date
  edited_at: Date | null
  taken_back_at: Date | null
}

async function messagesOf(tx: Tx, { keys }: Pick<House, 'keys'>, userId: string): Promise<CopiedRow[]> {
  const { rows } = await sql<Said>`
    select messages.id, conversation_id, sequence::int as sequence, sender_id = ${userId}::uuid as by_you, person_id, ${sealedKeyColumn(sql`person_id`)} as key_sealed,
        content_sealed, at, edited_at, taken_back_at
      from messages join conversations on conversations.id = conversation_id
      where messages.id in (${isTheirs('messages', userId)}) order by conversation_id, sequence`.execute(tx)
  const keyOf = opening(keys)
  return mapYielding(rows, (row) => ({
    id: row.id,
    conversationId: row.conversation_id,
    sequence: row.sequence,
    byYou: row.by_you === true,
    at: row.at,
    editedAt: row.edited_at,
    takenBackAt: row.taken_back_at,
    ...openedAs('content', keyOf(row), row.content_sealed, contentBinding(row.id)),
  }))
}

type SentFile = {
  id: string
  conversation_id: string
  message_id: string | null
  by_you: boolean
  person_id: string
  key_sealed: Buffer | null
  name_sealed: Buffer
  type: string
  bytes: number
  width: number | null
  height: number | null
  uploaded_at: Date
}

const sentFiles = (userId: string) => sql<SentFile>`
    select file.id, conversation_id, message_id, sender_id = ${userId}::uuid as by_you, person_id, ${sealedKeyColumn(sql`person_id`)} as key_sealed,
        name_sealed, type, bytes, width, height, uploaded_at
      from message_files as file join conversations on conversations.id = conversation_id
      where file.id in (${isTheirs('message_files', userId)}) order by file.id`

async function ownFiles(tx: Tx, { keys }: Pick<House, 'keys'>, userId: string): Promise<OwnFile[]> {
  const { rows } = await sentFiles(userId).execute(tx)
  const keyOf = opening(keys)
  return rows.map((row) => ({
    folder: 'messages',
    name: keyOf(row)?.tryOpen(row.name_sealed, fileNameBinding(row.id)) ?? row.id,
    type: row.type,
    at: row.uploaded_at,
    open: async (house) => (await openMessageFile(house, row.person_id, row.id))?.bytes ?? null,
  }))
}

async function filesOf(tx: Tx, { keys }: Pick<House, 'keys'>, userId: string): Promise<CopiedRow[]> {
  const { rows } = await sentFiles(userId).execute(tx)
  const keyOf = opening(keys)
  return rows.map((row) => ({
    id: row.id,
    conversationId: row.conversation_id,
    messageId: row.message_id,
    byYou: row.by_you === true,
    type: row.type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    uploadedAt: row.uploaded_at,
    ...openedAs('name', keyOf(row), row.name_sealed, fileNameBinding(row.id)),
  }))
}

type Reported = {
  id: string
  message_id: string
  person_id: string
  key_sealed: Buffer | null
  reason: string
  note_sealed: Buffer | null
  reported_at: Date
  closed_at: Date | null
}

async function reportsBy(tx: Tx, { keys }: Pick<House, 'keys'>, userId: string): Promise<CopiedRow[]> {
  const { rows } = await sql<Reported>`
    select id, message_id, person_id, ${sealedKeyColumn(sql`person_id`)} as key_sealed, reason, note_sealed, reported_at, closed_at
      from message_reports where reporter_id = ${userId}::uuid order by id`.execute(tx)
  const keyOf = opening(keys)
  return rows.map((row) => ({
    id: row.id,
    messageId: row.message_id,
    reason: row.reason,
    reportedAt: row.reported_at,
    closedAt: row.closed_at,
    ...openedAs('note', keyOf(row), row.note_sealed, noteBinding(row.message_id, userId)),
  }))
}

type Keyed = { person_id: string; key_sealed: Buffer | null }

/** Decrypts each person’s key only once. */
function opening(keys: House['keys']): (row: Keyed) => PersonKey | null {
  const opened = new Map<string, PersonKey | null>()
  return ({ person_id, key_sealed }) => {
    const key = opened.get(person_id) ?? (key_sealed && openPersonKey(keys, person_id, key_sealed))
    opened.set(person_id, key)
    return key
  }
}

/** Text that can no longer be decrypted is marked as such, and does not prevent copying the rest. */
function openedAs(name: string, key: PersonKey | null, sealed: Buffer | null, bound: string): CopiedRow {
  if (!sealed) return { [name]: null }
  const text = key?.tryOpen(sealed, bound) ?? null
  return { [name]: text, ...(text === null && { cannotBeOpened: true }) }
}
