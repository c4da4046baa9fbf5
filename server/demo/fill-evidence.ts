import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DocumentKind } from '#contract/practice-options.ts'
import { allPractices, type DemoPractice } from '#db/demo/practices.ts'
import { type Actor, system, type Tx } from '#server/data/db.ts'
import { refreshListing } from '../directory/refresh.ts'
import { keepDocument } from '../documents/sealed-document.ts'
import type { House } from '../house.ts'
import { demoDocument } from './document-file.ts'
import { dateOf, day, lockDemo } from './history.ts'

type Practising = { id: string; email: string }

/** What lies with the admins: pages that say of themselves that they are none. Then patients may find who is verified. */
export async function fillEvidence(house: Pick<House, 'db' | 'keys' | 'files'>, now: Date): Promise<boolean> {
  const waiting = await house.db.as(system, whoHasNone)
  if (waiting.length === 0) return false
  const kept = await Promise.all(waiting.map((person) => keepAll(house, person, now)))
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const stillWaiting = new Set((await whoHasNone(tx)).map(({ id }) => id))
    const rows = kept.flat().filter(({ user_id }) => stillWaiting.has(user_id))
    if (rows.length > 0) await tx.insertInto('documents').values(rows).execute()
    await sql`update documents set verified_at = decided_at from verifications
      where verifications.user_id = documents.user_id and status in ('approved', 'suspended')
        and documents.user_id = any(${[...stillWaiting]}::uuid[])`.execute(tx)
    for (const id of stillWaiting) await refreshListing(tx, id, now)
    return rows.length > 0
  })
}

async function whoHasNone(tx: Tx): Promise<Practising[]> {
  const { rows } = await sql<Practising>`
    select users.id, users.email from users join verifications on verifications.user_id = users.id
    where users.email = any(${allPractices.map(({ email }) => email)}) and users.leaving_at is null
      and not exists (select from documents where documents.user_id = users.id)`.execute(tx)
  return rows
}

async function keepAll(house: Pick<House, 'db' | 'keys' | 'files'>, { id, email }: Practising, now: Date) {
  const practice = allPractices.find((each) => each.email === email)
  const owner: Actor = { id, role: 'dietitian', language: 'en' }
  const rows = []
  for (const [kind, name] of practice?.documents ?? []) {
    const bytes = practice ? demoDocument(linesOf(practice, kind, name, now)) : Buffer.alloc(0)
    rows.push({
      id: await keepDocument(house, owner, bytes, now),
      user_id: id,
      kind,
      name,
      type: 'application/pdf',
      bytes: bytes.length,
      content_hash: createHash('sha256').update(bytes).digest('hex'),
      uploaded_at: dateOf(practice?.joined ?? { daysAgo: 0, minute: 0 }, now),
    })
  }
  return rows
}

function linesOf(
  { name, licenseNumber, licensedFor }: DemoPractice,
  kind: DocumentKind,
  title: string,
  now: Date,
): string[] {
  const until = new Date(now.getTime() + licensedFor * day).toISOString().slice(0, 10)
  return [
    title,
    `${name.first} ${name.last}`,
    ...(kind === 'license' ? [`Registration number ${licenseNumber}`, `Valid until ${until}`] : []),
    'A page of the demo marketplace. It certifies nothing.',
  ]
}
