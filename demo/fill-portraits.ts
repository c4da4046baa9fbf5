import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import { cropToSquares } from '#server/ground/files/images.ts'
import type { House } from '#server/ground/house.ts'
import { refreshListing } from '../server/directory/refresh.ts'
import { photoName } from '../server/profiles/photo-files.ts'
import { allPractices, type DemoPractice } from './content/practices.ts'
import { dateOf, day, lockDemo, minute, type PastEvent, writeHistory } from './history.ts'

type Faceless = {
  id: string
  isListed: boolean
  practice: DemoPractice
  portrait: NonNullable<DemoPractice['portrait']>
}

/** Gives most dietitians a drawn portrait. A dietitian who has ever had a portrait, or removed one, is skipped. */
export async function fillPortraits(house: Pick<House, 'db' | 'files'>, now: Date): Promise<boolean> {
  const waiting = await house.db.as(system, whoHasNone)
  if (waiting.length === 0) return false
  const drawn = await Promise.all(waiting.map((person) => keepPortrait(house, person)))
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const stillWaiting = new Set((await whoHasNone(tx)).map(({ id }) => id))
    const taken = drawn.filter(({ id }) => stillWaiting.has(id))
    if (taken.length === 0) return false
    await writeDown(tx, taken, now)
    for (const { id, isListed } of taken) if (isListed) await refreshListing(tx, id, now)
    return true
  })
}

async function whoHasNone(tx: Tx): Promise<Faceless[]> {
  const { rows } = await sql<{ id: string; email: string; isListed: boolean }>`
    select id, email::text, exists (select from listings where user_id = users.id) as "isListed" from users
    where email = any(${allPractices.map(({ email }) => email)}) and leaving_at is null
      and exists (select from services where dietitian_id = users.id)
      and not exists (select from photos where user_id = users.id)
      and not exists (select from events where subject_type = 'user' and subject_id = users.id and kind = 'practice.photo_changed')`.execute(
    tx,
  )
  return rows.flatMap(({ id, email, isListed }) => {
    const practice = allPractices.find((each) => each.email === email)
    return practice?.portrait ? [{ id, isListed, practice, portrait: practice.portrait }] : []
  })
}

async function keepPortrait({ files }: Pick<House, 'files'>, person: Faceless) {
  const [name] = person.practice.email.split('@')
  const picture = await readFile(new URL(`pictures/portraits/${name}.webp`, import.meta.url))
  const squares = await cropToSquares(picture)
  if (!squares) throw new Error('a portrait of the demo is no picture')
  const photoId = randomUUID()
  await files.keep(photoName(photoId, 'small'), squares.small)
  await files.keep(photoName(photoId, 'large'), squares.large)
  return { ...person, photoId }
}

/** Portraits are dated a day after joining; public ones became public a little later. */
async function writeDown(
  tx: Tx,
  taken: readonly (Faceless & { photoId: string })[],
  now: Date,
): Promise<void> {
  const happened: PastEvent[] = []
  for (const { id, photoId, practice, portrait } of taken) {
    const at = new Date(dateOf(practice.joined, now).getTime() + day)
    const chosenAt = new Date(at.getTime() + 5 * minute)
    await tx.insertInto('photos').values({ id: photoId, user_id: id, taken_at: at }).execute()
    happened.push({ kind: 'practice.photo_changed', subject: 'user', id, at })
    if (!portrait.isPublic) continue
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('public_choices')
      .values({ user_id: id, is_listed: true, shows_photo: true, shows_reviews: true, changed_at: chosenAt })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n)
      happened.push({ kind: 'practice.public_listing_chosen', subject: 'user', id, at: chosenAt })
  }
  await writeHistory(tx, system, happened)
}
