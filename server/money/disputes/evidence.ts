import { type RawBuilder, sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { type EvidenceFile, mostEvidenceFiles } from '#contract/money/evidence.ts'
import type { InputOf } from '#contract/route.ts'
import { claimForEvidence } from '#server/appointments/facts/for-admins.ts'
import { checkDocument } from '#server/documents/check-document.ts'
import { cleanName, downloadName } from '#server/documents/file-name.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { KeyRing } from '#server/ground/data/key-ring.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { newSealedKey, openPersonKey } from '#server/ground/data/person-keys.ts'
import type { FileFolders } from '#server/ground/files/sweep.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { limitUploads } from '#server/ground/http/limit-uploads.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { viewNamed } from '../payments/desk/view.ts'
import { type NamedPerson, namedPerson } from '../payments/figures.ts'

const fileName = (id: string) => `evidence/${id}`
const bytesBinding = (id: string) => `evidence_files:${id}`
const nameBinding = (id: string) => `evidence_files:${id}:name`

/** What a file is evidence of. */
type Matter = { kind: 'dispute' | 'claim'; id: string }
const columnOf = { dispute: sql.ref('dispute_id'), claim: sql.ref('claim_id') }

type Standing = { patient_id: string | null; dietitian_id: string | null; is_open: boolean }

const standingOf = ({ kind, id }: Matter): RawBuilder<Standing> =>
  kind === 'claim'
    ? claimForEvidence(id)
    : sql`select patient_id, dietitian_id, disputes.state = 'open' as is_open
        from disputes join payments on payments.id = payment_id where disputes.id = ${id}::uuid`

async function findStanding(tx: Tx, matter: Matter): Promise<Standing> {
  const { rows } = await standingOf(matter).execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  return rows[0]
}

/** Nobody handles a matter of their own, and a decided one stays as it was decided. */
async function assertOpen(tx: Tx, actor: Actor, matter: Matter): Promise<void> {
  const { patient_id, dietitian_id, is_open } = await findStanding(tx, matter)
  if ([patient_id, dietitian_id].some((party) => party && isSelf(actor, party)))
    throw new Refusal('own_account')
  if (!is_open) throw new Refusal('decided_already')
}

type Row = {
  id: string
  key_sealed: Buffer
  name_sealed: Buffer
  type: EvidenceFile['type']
  bytes: number
  uploaded_at: Date
  by: NamedPerson
}

const columns = sql`id, key_sealed, name_sealed, type, bytes, uploaded_at, ${namedPerson(sql`uploaded_by`)} as by`

const nameIn = (
  { id, key_sealed, name_sealed }: Pick<Row, 'id' | 'key_sealed' | 'name_sealed'>,
  keys: KeyRing,
) => openPersonKey(keys, id, key_sealed).tryOpen(name_sealed, nameBinding(id))

const viewFile = (row: Row, keys: KeyRing): EvidenceFile => ({
  id: row.id,
  name: nameIn(row, keys),
  type: row.type,
  bytes: row.bytes,
  at: row.uploaded_at.toISOString(),
  by: viewNamed(row.by),
})

async function list(tx: Tx, actor: Actor, matter: Matter, { keys }: House) {
  const { patient_id, dietitian_id, is_open } = await findStanding(tx, matter)
  const { rows } = await sql<Row>`
    select ${columns} from evidence_files where ${columnOf[matter.kind]} = ${matter.id}::uuid order by id`.execute(
    tx,
  )
  const isOwn = [patient_id, dietitian_id].some((party) => party !== null && isSelf(actor, party))
  return { files: rows.map((row) => viewFile(row, keys)), mayChange: is_open && !isOwn }
}

export const listDisputeEvidence: Verb<typeof contract.listDisputeEvidence> = (
  tx,
  actor,
  { id },
  _now,
  house,
) => list(tx, actor, { kind: 'dispute', id }, house)

export const listClaimEvidence: Verb<typeof contract.listClaimEvidence> = (tx, actor, { id }, _now, house) =>
  list(tx, actor, { kind: 'claim', id }, house)

type Ready = Pick<Row, 'id' | 'key_sealed' | 'name_sealed' | 'type' | 'bytes'>

/**
 * Checked like a document and stored, under a key of its own, before the transaction; if that fails, the sweep deletes
 * the bytes.
 */
export const takeEvidence =
  (kind: Matter['kind']) =>
  (
    house: House,
    { id: matter, name }: InputOf<typeof contract.addDisputeEvidence>,
    { actor, upload }: Caller,
  ) =>
    limitUploads(actor.id, async (): Promise<Ready> => {
      const tidied = cleanName(name)
      if (!tidied) throw new Refusal('invalid_fields', { fields: [{ field: 'name', code: 'required' }] })
      if (!upload) throw new Refusal('unsupported_media_type')
      await house.db.as(actor, (tx) => assertOpen(tx, actor, { kind, id: matter }))
      const { bytes, type } = await checkDocument(house, {
        bytes: await upload.bytes(),
        type: upload.type,
        file: name,
      })
      return storeEvidence(house, actor, { bytes, name: tidied, type })
    })

/** Encrypted with a new key of its own, and stored durably before a row refers to it. */
export async function storeEvidence(
  { db, keys, files }: Pick<House, 'db' | 'keys' | 'files'>,
  actor: Actor,
  { bytes, name, type }: { bytes: Buffer; name: string; type: EvidenceFile['type'] },
): Promise<Ready> {
  const id = await db.as(actor, freshId)
  const key_sealed = newSealedKey(keys, id)
  const key = openPersonKey(keys, id, key_sealed)
  await files.keep(fileName(id), key.sealBytes(bytes, bytesBinding(id)))
  return { id, key_sealed, name_sealed: key.seal(name, nameBinding(id)), type, bytes: bytes.length }
}

async function add(tx: Tx, actor: Actor, matter: Matter, ready: Ready, now: Date, house: House) {
  await assertOpen(tx, actor, matter)
  await lockFor(tx, `evidence:${matter.id}`)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from evidence_files where ${columnOf[matter.kind]} = ${matter.id}::uuid`.execute(
    tx,
  )
  if ((counted[0]?.count ?? 0) >= mostEvidenceFiles) throw new Refusal('too_many_files')
  await tx
    .insertInto('evidence_files')
    .values({
      ...ready,
      dispute_id: matter.kind === 'dispute' ? matter.id : null,
      claim_id: matter.kind === 'claim' ? matter.id : null,
      uploaded_at: now,
      uploaded_by: actor.id,
    })
    .execute()
  await record(tx, actor, 'evidence.added', ready.id, now, { [matter.kind]: matter.id })
  const { rows } = await sql<Row>`select ${columns} from evidence_files where id = ${ready.id}::uuid`.execute(
    tx,
  )
  if (!rows[0]) throw new Error('the file disappeared right after it was stored')
  return { file: viewFile(rows[0], house.keys) }
}

export const addDisputeEvidence: Verb<typeof contract.addDisputeEvidence, Ready> = (
  tx,
  actor,
  { id },
  now,
  house,
  { ready },
) => add(tx, actor, { kind: 'dispute', id }, ready, now, house)

export const addClaimEvidence: Verb<typeof contract.addClaimEvidence, Ready> = (
  tx,
  actor,
  { id },
  now,
  house,
  { ready },
) => add(tx, actor, { kind: 'claim', id }, ready, now, house)

type Stored = Pick<Row, 'id' | 'key_sealed' | 'name_sealed' | 'type'> & {
  dispute_id: string | null
  claim_id: string | null
}

const stored = (id: string) => sql<Stored>`
  select id, key_sealed, name_sealed, type, dispute_id, claim_id from evidence_files where id = ${id}::uuid`

const matterOf = ({ dispute_id, claim_id }: Stored): Matter =>
  dispute_id === null ? { kind: 'claim', id: claim_id ?? '' } : { kind: 'dispute', id: dispute_id }

/** Row-level security shows each admin the files that their duties reach. */
export async function readEvidence(
  house: House,
  { id }: InputOf<typeof contract.readEvidence>,
  { actor }: Caller,
): Promise<FileAnswer | null> {
  const [found] = await house.db.read(actor, () => stored(id))
  if (!found) return null
  const sealed = await house.files.read(fileName(id))
  if (!sealed) {
    house.log('error', 'evidence.missing', { file: id })
    return null
  }
  const bytes = openPersonKey(house.keys, id, found.key_sealed).openBytes(sealed, bytesBinding(id))
  const matter = matterOf(found)
  await house.db.as(actor, (tx) =>
    record(tx, actor, 'evidence.read', id, house.clock.now(), { [matter.kind]: matter.id }),
  )
  return { bytes, type: found.type, name: downloadName(nameIn(found, house.keys) ?? id, found.type) }
}

/** The sweep deletes the bytes. */
export const removeEvidence: Verb<typeof contract.removeEvidence> = async (tx, actor, { id }, now) => {
  const { rows } = await stored(id).execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  const matter = matterOf(rows[0])
  await assertOpen(tx, actor, matter)
  await tx.deleteFrom('evidence_files').where('id', '=', id).execute()
  await record(tx, actor, 'evidence.removed', id, now, { [matter.kind]: matter.id })
  return { done: true }
}

export const evidenceFiles = {
  evidence: {
    known: (ids) => sql`select id from evidence_files where id = any (${ids}::uuid[])`,
    newest: (most) =>
      sql`select 'evidence/' || id as name from evidence_files order by id desc limit ${most}`,
  },
} satisfies FileFolders
