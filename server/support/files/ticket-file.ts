import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '#contract/route.ts'
import type { readDeskFile as deskRoute, sendDeskFile as sendDeskRoute } from '#contract/support/desk.ts'
import type { readTicketFile as readRoute, sendTicketFile as sendRoute } from '#contract/support/own.ts'
import type { TicketFile } from '#contract/support/ticket.ts'
import { checkDocument } from '#server/documents/check-document.ts'
import { cleanName, downloadName } from '#server/documents/file-name.ts'
import { type Actor, system } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { FileFolders } from '#server/ground/files/sweep.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { limitUploads } from '#server/ground/http/limit-uploads.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { isForTeam, ticketFileNameBinding } from '../ticket.ts'

const fileName = (id: string) => `support/${id}`
const bound = (id: string) => `ticket_files:${id}`

type Ready = TicketFile & { name_sealed: Buffer }

/** Checked like a document and stored before the transaction; if that fails, the sweep deletes the bytes. */
export const takeTicketFile = (
  house: House,
  { name }: InputOf<typeof sendRoute>,
  { actor, upload }: Caller,
): Promise<Ready> => limitUploads(actor.id, () => takeFor(house, actor, actor.id, name, upload))

type ReadyForAsker = Ready & { person: string }

/** The same for the team: the file belongs to the asker and is encrypted with their key. Visitors have neither. */
export const takeTeamFile = (
  house: House,
  { id, name }: InputOf<typeof sendDeskRoute>,
  { actor, upload }: Caller,
): Promise<ReadyForAsker> =>
  limitUploads(actor.id, async () => {
    const [ticket] = await house.db.read(
      actor,
      () => sql<{ person: string | null }>`
        select person_id as person from tickets where id = ${id}::uuid and ${isForTeam(actor)}`,
    )
    if (!ticket?.person) throw new Refusal('not_found')
    return { ...(await takeFor(house, actor, ticket.person, name, upload)), person: ticket.person }
  })

async function takeFor(
  house: House,
  actor: Actor,
  personId: string,
  name: string,
  upload: Caller['upload'],
): Promise<Ready> {
  const tidied = cleanName(name)
  if (!tidied) throw new Refusal('invalid_fields', { fields: [{ field: 'name', code: 'required' }] })
  if (!upload) throw new Refusal('unsupported_media_type')
  const sent = { bytes: await upload.bytes(), type: upload.type, file: name }
  const { bytes, type } = await checkDocument(house, sent)
  const kept = await storeTicketFile(house, actor, personId, { bytes, name: tidied })
  return { ...kept, name: tidied, type, bytes: bytes.length }
}

/** Encrypted like the messages, under a fresh id, and stored durably before anything refers to it. */
export async function storeTicketFile(
  { db, keys, files, clock }: Pick<House, 'db' | 'keys' | 'files' | 'clock'>,
  actor: Actor,
  personId: string,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<{ id: string; name_sealed: Buffer }> {
  const { id, key } = await db.as(actor, async (tx) => ({
    id: await freshId(tx),
    key: await ensurePersonKey(tx, keys, personId, clock.now()),
  }))
  await files.keep(fileName(id), key.sealBytes(bytes, bound(id)))
  return { id, name_sealed: key.seal(name, ticketFileNameBinding(id)) }
}

/** The file waits for the message it is attached to. */
export const sendTicketFile: Verb<typeof sendRoute, Ready> = async (
  tx,
  actor,
  _input,
  now,
  _house,
  { ready },
) => {
  const { name_sealed, ...file } = ready
  await tx
    .insertInto('ticket_files')
    .values({
      id: file.id,
      user_id: actor.id,
      name_sealed,
      type: file.type,
      bytes: file.bytes,
      uploaded_at: now,
    })
    .execute()
  return { file }
}

/** The file waits for the answer it is attached to; the asker does not see it before that. */
export const sendDeskFile: Verb<typeof sendDeskRoute, ReadyForAsker> = async (
  tx,
  actor,
  { id },
  now,
  _house,
  { ready },
) => {
  const { name_sealed, person, ...file } = ready
  await tx
    .insertInto('ticket_files')
    .values({
      id: file.id,
      user_id: person,
      ticket_id: id,
      name_sealed,
      type: file.type,
      bytes: file.bytes,
      uploaded_at: now,
    })
    .execute()
  await record(tx, actor, 'ticket.file_sent', id, now)
  return { file }
}

export const readTicketFile = (house: House, { id }: InputOf<typeof readRoute>, { actor }: Caller) =>
  find(house, actor, id, sql`file.user_id = ${actor.id}::uuid`)

export const readDeskFile = (house: House, { id }: InputOf<typeof deskRoute>, { actor }: Caller) =>
  find(
    house,
    actor,
    id,
    sql`exists (select from ticket_messages as messages join tickets on tickets.id = messages.ticket_id
      where messages.id = file.message_id and ${isForTeam(actor)})`,
  )

type Found = { user_id: string; name_sealed: Buffer; type: TicketFile['type'] }

async function find(
  house: House,
  actor: Actor,
  id: string,
  isTheirs: RawBuilder<boolean>,
): Promise<FileAnswer | null> {
  const [found] = await house.db.read(
    actor,
    () => sql<Found>`
      select file.user_id, file.name_sealed, file.type from ticket_files as file where file.id = ${id}::uuid and ${isTheirs}`,
  )
  if (!found) return null
  const opened = await openTicketFile(house, found.user_id, id)
  if (!opened) {
    house.log('error', 'ticket_file.missing', { file: id })
    return null
  }
  const name = opened.key.tryOpen(found.name_sealed, ticketFileNameBinding(id)) ?? id
  return { bytes: opened.bytes, type: found.type, name: downloadName(name, found.type) }
}

/** Null if the bytes, or the key of the person they belong to, no longer exist. */
export async function openTicketFile(
  { db, keys, files }: Pick<House, 'db' | 'keys' | 'files'>,
  userId: string,
  id: string,
): Promise<{ bytes: Buffer; key: PersonKey } | null> {
  const [key, sealed] = await Promise.all([
    db.as(system, (tx) => findPersonKey(tx, keys, userId)),
    files.read(fileName(id)),
  ])
  return key && sealed && { bytes: key.openBytes(sealed, bound(id)), key }
}

export const ticketFiles = {
  support: {
    known: (ids) => sql`select id from ticket_files where id = any (${ids}::uuid[])`,
    newest: (most) => sql`select 'support/' || id as name from ticket_files order by id desc limit ${most}`,
  },
} satisfies FileFolders
