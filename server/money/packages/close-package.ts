import { sql } from 'kysely'
import type { PackageEnding } from '#contract/money/packages.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { record } from '../events.ts'

/**
 * As the system: ends a package, once. Booked sessions stay booked; returns the value of the ready ones, in halalas.
 */
export async function closePackage(
  tx: Tx,
  id: string,
  ending: PackageEnding,
  now: Date,
): Promise<number | null> {
  const { rows: closed } = await sql`
    update packages set state = 'ended', ending = ${ending}, ended_at = ${now} where id = ${id}::uuid and state = 'open'
      returning id`.execute(tx)
  if (closed.length === 0) return null
  const { rows } = await sql<{ halalas: number }>`
    update package_uses set state = 'refunded' where package_id = ${id}::uuid and state = 'ready' returning halalas`.execute(
    tx,
  )
  const halalas = rows.reduce((sum, each) => sum + each.halalas, 0)
  await record(tx, system, 'package.ended', id, now, { halalas })
  return halalas
}
