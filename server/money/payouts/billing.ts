import { type RawBuilder, sql } from 'kysely'
import type {
  Billing,
  readBilling as readRoute,
  removeIban as removeRoute,
  saveBilling as saveRoute,
} from '#contract/money/billing.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'

export const readBilling: Verb<typeof readRoute> = async (tx, actor) => ({
  billing: await viewOf(tx, actor.id),
})

export const saveBilling: Verb<typeof saveRoute> = async (tx, actor, { iban, ...form }, now, house) => {
  const isNew = iban !== undefined && iban !== (await ibanOf(tx, house, actor.id))
  const replaces = isNew && (await hasHadIban(tx, actor.id))
  const columns = {
    legal_name: form.legalName,
    vat_number: form.vatNumber ?? null,
    health_license: form.healthLicense ?? null,
    street: form.street,
    district: form.district ?? null,
    city: form.city,
    postal_code: form.postalCode,
    saved_at: now,
    ...(isNew && {
      iban_sealed: (await ensurePersonKey(tx, house.keys, actor.id, now)).seal(iban, ibanBinding(actor.id)),
      iban_end: iban.slice(-4),
      iban_changed_at: now,
    }),
  }
  await tx
    .insertInto('billing_details')
    .values({ user_id: actor.id, ...columns })
    .onConflict((known) => known.column('user_id').doUpdateSet(columns))
    .execute()
  await record(tx, actor, 'billing.saved', actor.id, now)
  if (isNew) await record(tx, actor, 'billing.iban_changed', actor.id, now, { removed: false, replaces })
  return { billing: await viewOf(tx, actor.id) }
}

export const removeIban: Verb<typeof removeRoute> = async (tx, actor, _input, now) => {
  const { numUpdatedRows } = await tx
    .updateTable('billing_details')
    .set({ iban_sealed: null, iban_end: null, iban_changed_at: now, saved_at: now })
    .where('user_id', '=', actor.id)
    .where('iban_end', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await record(tx, actor, 'billing.iban_changed', actor.id, now, { removed: true })
  return { done: true }
}

async function viewOf(tx: Tx, userId: string): Promise<Billing> {
  const row = await tx
    .selectFrom('billing_details')
    .select([
      'legal_name',
      'vat_number',
      'health_license',
      'iban_end',
      'street',
      'district',
      'city',
      'postal_code',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    legalName: row?.legal_name ?? '',
    vatNumber: row?.vat_number ?? '',
    healthLicense: row?.health_license ?? '',
    ibanEnd: row?.iban_end ?? null,
    street: row?.street ?? '',
    district: row?.district ?? '',
    city: row?.city ?? '',
    postalCode: row?.postal_code ?? '',
  }
}

async function hasHadIban(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('billing_details')
    .select('iban_changed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined && row.iban_changed_at !== null
}

/** Null if none is stored, or if it can no longer be decrypted. */
export async function ibanOf(tx: Tx, { keys }: Pick<House, 'keys'>, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('billing_details')
    .select('iban_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const key = row?.iban_sealed && (await findPersonKey(tx, keys, userId))
  return (row?.iban_sealed && key?.tryOpen(row.iban_sealed, ibanBinding(userId))) || null
}

/** The owners of this account number; more than one if several share it. */
export async function ownersOfIban(tx: Tx, house: Pick<House, 'keys'>, iban: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_details')
    .select('user_id')
    .where('iban_end', '=', iban.slice(-4))
    .execute()
  const owners: string[] = []
  for (const { user_id } of rows) if ((await ibanOf(tx, house, user_id)) === iban) owners.push(user_id)
  return owners
}

/** Where a dietitian's money is paid out to: the account number, and its holder. */
export async function bankAccountOf(
  tx: Tx,
  house: Pick<House, 'keys'>,
  userId: string,
): Promise<{ iban: string; name: string; city: string } | null> {
  const iban = await ibanOf(tx, house, userId)
  const row = await tx
    .selectFrom('billing_details')
    .select(['legal_name', 'city'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return iban && row ? { iban, name: row.legal_name, city: row.city } : null
}

/** The last digits of the account number, and when it was last changed, as columns of another statement. */
export const ibanEndOf = (person: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select iban_end from billing_details where user_id = ${person})`
export const ibanSince = (person: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql`(select iban_changed_at from billing_details where user_id = ${person})`

export const ibanBinding = (userId: string) => `billing_details.iban:${userId}`
