import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { patientProfileForm } from '#contract/patients/profile.ts'
import { accountEmail, joinAccount } from '#server/accounts/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { assertPossiblePhone } from '#server/ground/post/possible-phone.ts'
import { record } from './events.ts'
import { setNames } from './set-names.ts'

export type OwnProfile = {
  name: string
  otherName: string
  /** True for a dietitian, whose name comes from their practice. */
  isNamedByPractice: boolean
  email: string
  phone: string
  dateOfBirth: string | null
  gender: string | null
  bio: string
}

type Row = {
  name: string | null
  other_name: string | null
  email: string
  phone: string | null
  born_on: string | null
  gender: string | null
  bio_sealed: Buffer | null
  has_practice: boolean
}

export async function loadOwnProfile(tx: Tx, house: Pick<House, 'keys'>, id: string): Promise<OwnProfile> {
  const { rows } = await sql<Row>`
    select profiles.full_name as name, profiles.other_name, ${accountEmail} as email, profiles.phone,
        profiles.date_of_birth::text as born_on, profiles.gender, profiles.bio_sealed,
        exists (select from dietitian_profiles where user_id = profiles.id) as has_practice
      from profiles ${joinAccount(sql`profiles.id`)} where profiles.id = ${id}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  return {
    name: row.name ?? '',
    otherName: row.other_name ?? '',
    isNamedByPractice: row.has_practice,
    email: row.email,
    phone: row.phone ?? '',
    dateOfBirth: row.born_on,
    gender: row.gender,
    bio: await openBio(tx, house, id, row.bio_sealed),
  }
}

type Form = Pick<
  z.output<typeof patientProfileForm>,
  'name' | 'otherName' | 'phone' | 'dateOfBirth' | 'gender' | 'bio'
>

/**
 * Omitted fields become empty. A new phone number requires a recent proof of the password, since messages are sent to
 * it.
 */
export async function saveOwnProfile(
  tx: Tx,
  actor: Actor,
  before: OwnProfile,
  form: Form,
  { isProven }: { isProven: boolean },
  now: Date,
  house: House,
): Promise<void> {
  const otherName = form.otherName ?? ''
  const isRenamed = form.name !== before.name || otherName !== before.otherName
  if (isRenamed && before.isNamedByPractice)
    throw new Refusal('invalid_fields', { fields: [{ field: 'name', code: 'named_by_practice' }] })
  const hasNewPhone = form.phone !== before.phone
  if (hasNewPhone && !isProven) throw new Refusal('proof_needed')
  if (hasNewPhone) await assertPossiblePhone('phone', form.phone)
  if (isRenamed)
    await setNames(tx, actor.id, { name: form.name, otherName: otherName || null }, form.name !== before.name)
  await tx
    .updateTable('profiles')
    .set({
      phone: form.phone,
      gender: form.gender ?? null,
      date_of_birth: form.dateOfBirth ?? null,
      bio_sealed: form.bio
        ? (await ensurePersonKey(tx, house.keys, actor.id, now)).seal(form.bio, bioBinding(actor.id))
        : null,
      updated_at: now,
    })
    .where('id', '=', actor.id)
    .execute()
  await record(tx, actor, 'profile.saved', actor.id, now)
  // Patients see some of it in the directory.
  if (before.isNamedByPractice) await record(tx, actor, 'practice.saved', actor.id, now)
  if (hasNewPhone) await record(tx, actor, 'profile.phone_changed', actor.id, now, { removed: false })
}

/** Empty if there is no bio, or if it can no longer be decrypted. */
export async function openBio(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  userId: string,
  sealed: Buffer | null,
): Promise<string> {
  const key = sealed && (await findPersonKey(tx, keys, userId))
  return (sealed && key?.tryOpen(sealed, bioBinding(userId))) ?? ''
}

export const bioBinding = (userId: string) => `profiles.bio:${userId}`
