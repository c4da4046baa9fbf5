import { sql } from 'kysely'
import { isAccountOpen } from '#server/accounts/facts.ts'
import { isListed } from '#server/directory/facts.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { priceOfService } from '#server/services/facts.ts'
import { record } from '../events.ts'
import { servicesOf, sharesOf } from './parts.ts'
import { hasSessionsLeft, lockBuyer } from './store-package.ts'

type Row = { patient_id: string; is_possible: boolean; has_open: boolean }

/**
 * As the system, once it is paid for: opens the package with all its sessions. Returns false if it can no longer be
 * sold, or if the patient has bought another of one of its services meanwhile.
 */
export async function sellPackage(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows: asked } = await sql<{ patient_id: string }>`
    select patient_id from packages where id = ${id}::uuid and state = 'awaited' and patient_id is not null`.execute(
    tx,
  )
  if (!asked[0]) return false
  await lockBuyer(tx, asked[0].patient_id)
  const { rows } = await sql<Row>`
    select bought.patient_id, ${isAccountOpen(sql`bought.patient_id`)} and ${isListed(sql`bought.dietitian_id`, now)}
          and not exists (select from unnest(${servicesOf(sql`bought`)}) as sold (id) where ${priceOfService(sql`sold.id`)} is null) as is_possible,
        ${hasSessionsLeft(asked[0].patient_id, servicesOf(sql`bought`), now)} as has_open
      from packages as bought where bought.id = ${id}::uuid for update of bought`.execute(tx)
  const [row] = rows
  if (!row?.is_possible || row.has_open) {
    await tx.deleteFrom('packages').where('id', '=', id).execute()
    return false
  }
  await openUses(tx, id, now)
  await record(tx, system, 'package.bought', id, now)
  return true
}

/**
 * As the system: makes its sessions bookable. Their prices add up to the halala: of one service, the first ones carry
 * the remainder.
 */
export async function openUses(tx: Tx, id: string, now: Date): Promise<void> {
  const { rows } = await sql<{ price_halalas: number }>`
    update packages set state = 'open', bought_at = ${now}, expires_at = ${now}::timestamptz + days * interval '1 day'
      where id = ${id}::uuid returning price_halalas`.execute(tx)
  const parts = await tx
    .selectFrom('package_parts')
    .select(['place', 'uses', 'single_halalas as single'])
    .where('package_id', '=', id)
    .orderBy('place')
    .execute()
  if (parts.length > 0) {
    const shares = sharesOf(rows[0]?.price_halalas ?? 0, parts)
    const places = parts.flatMap(({ place, uses }) => Array<number>(uses).fill(place))
    await tx
      .insertInto('package_uses')
      .values(places.map((part, at) => ({ package_id: id, place: at + 1, part, halalas: shares[at] ?? 0 })))
      .execute()
    return
  }
  await sql`
    insert into package_uses (package_id, place, halalas)
      select id, place, price_halalas / uses + (place <= price_halalas % uses)::int
        from packages, generate_series(1, uses) as place where id = ${id}::uuid`.execute(tx)
}

/** Longer than we wait for a payment: money that arrives even later is refunded. */
const keptFor = 9 * 86_400_000

export const deleteUnpaidPackages = (tx: Tx, now: Date) =>
  tx
    .deleteFrom('packages')
    .where('state', '=', 'awaited')
    .where('asked_at', '<', new Date(now.getTime() - keptFor))
    .execute()
