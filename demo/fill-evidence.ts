import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DocumentKind } from '#contract/practice-options.ts'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { refreshListing } from '../server/directory/refresh.ts'
import { storeDocument } from '../server/documents/sealed-document.ts'
import { allPractices, type DemoPractice } from './content/practices.ts'
import { demoDocument } from './document-file.ts'
import { dateOf, day, lockDemo, minute } from './history.ts'

/** A dietitian, with the licence as the profile states it. */
type Practising = { id: string; email: string; license_number: string; license_expires_on: string }

/**
 * Uploads documents for the admins; each page states that it certifies nothing. After that, patients can find the
 * verified dietitians. A dietitian who has uploaded or removed a document is skipped.
 */
export async function fillEvidence(house: Pick<House, 'db' | 'keys' | 'files'>, now: Date): Promise<boolean> {
  const waiting = await house.db.as(system, whoHasNone)
  if (waiting.length === 0) return false
  // One person at a time: on a slow machine the last of all would wait too long for a connection and fail the start.
  const kept: Awaited<ReturnType<typeof keepAll>> = []
  for (const person of waiting) kept.push(...(await keepAll(house, person, now)))
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const stillWaiting = new Set((await whoHasNone(tx)).map(({ id }) => id))
    const rows = kept.filter(({ user_id }) => stillWaiting.has(user_id))
    if (rows.length > 0) await tx.insertInto('documents').values(rows).execute()
    await sql`update documents set verified_at = decided_at from verifications
      where verifications.user_id = documents.user_id and status in ('approved', 'suspended')
        and uploaded_at <= decided_at and documents.user_id = any(${[...stillWaiting]}::uuid[])`.execute(tx)
    for (const id of stillWaiting) await refreshListing(tx, id, now)
    return rows.length > 0
  })
}

async function whoHasNone(tx: Tx): Promise<Practising[]> {
  const { rows } = await sql<Practising>`
    select users.id, users.email, license_number, license_expires_on::text from users
      join dietitian_profiles on dietitian_profiles.user_id = users.id
    where users.email = any(${allPractices.map(({ email }) => email)}) and users.leaving_at is null
      and not exists (select from documents where documents.user_id = users.id)
      and not exists (select from events where subject_type = 'user' and subject_id = users.id
        and kind in ('document.uploaded', 'document.removed'))`.execute(tx)
  return rows
}

async function keepAll(house: Pick<House, 'db' | 'keys' | 'files'>, person: Practising, now: Date) {
  const practice = allPractices.find(({ email }) => email === person.email)
  if (!practice) return []
  const owner: Actor = { id: person.id, role: 'dietitian', language: 'en' }
  const { name, renaming, documents, joined } = practice
  const rows = []
  for (const [kind, title] of documents)
    rows.push(
      await keep(kind, title, `${name.first} ${name.last}`, new Date(dateOf(joined, now).getTime() + day)),
    )
  if (renaming && !renaming.sentBack) {
    const at = new Date(now.getTime() - renaming.daysAgo * day - 200 * minute)
    rows.push(await keep('license', 'SCFHS license with the new name', renaming.name, at))
  }
  return rows

  async function keep(kind: DocumentKind, title: string, whose: string, uploaded_at: Date) {
    const bytes = demoDocument([
      title,
      whose,
      ...(practice ? (proves[kind]?.(person, practice) ?? []) : []),
      'A page of the demo marketplace. It certifies nothing.',
    ])
    return {
      id: await storeDocument(house, owner, bytes, now),
      user_id: person.id,
      kind,
      name: title,
      type: 'application/pdf',
      bytes: bytes.length,
      content_hash: createHash('sha256').update(bytes).digest('hex'),
      uploaded_at,
    }
  }
}

/** The content of a page besides its owner's name, consistent with the profile. */
const proves: Partial<Record<DocumentKind, (person: Practising, practice: DemoPractice) => string[]>> = {
  license: ({ license_number, license_expires_on }) => [
    `Registration number ${license_number}`,
    `Valid until ${license_expires_on}`,
  ],
  degree: () => ['Bachelor of Science in Clinical Nutrition'],
  experience: (_, { experience }) => [`Clinical practice: ${experience} years`],
}
