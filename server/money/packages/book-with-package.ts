import { sql } from 'kysely'
import type { bookWithPackage as route } from '#contract/money/packages.ts'
import { book } from '#server/appointments/booking/book.ts'
import type { Policy } from '#server/appointments/rules.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isPackageDisputed } from '../payments/facts.ts'
import { servicesOf } from './parts.ts'
import { bookUse } from './uses.ts'

type Row = {
  dietitian_id: string | null
  policy: Policy
  is_open: boolean
  expires_at: Date | null
  is_disputed: boolean
}

/** Nothing is charged: the package is already paid for. */
export const bookWithPackage: Verb<typeof route> = (tx, actor, { id, ...input }, now, house, context) =>
  book(
    tx,
    actor,
    input,
    async ({ freshId, startsAt }) => {
      const policy = await assertUsable(tx, actor, id, { ...input, startsAt }, now)
      const halalas = await bookUse(tx, { bought: id, service: input.service, appointment: freshId })
      if (halalas === null) throw new Refusal('package_over')
      return { price: halalas, paid: halalas, policy, package: id }
    },
    now,
    house,
    context,
  )

type For = { dietitian: string; service: string; startsAt: Date }

/** Another patient's package is not found, and neither is one of another dietitian or service. */
async function assertUsable(tx: Tx, { id: patient }: Actor, bought: string, wanted: For, now: Date) {
  const { rows } = await sql<Row>`
    select dietitian_id, policy, state = 'open' as is_open, expires_at, ${isPackageDisputed(sql`packages.id`)} as is_disputed
      from packages where id = ${bought}::uuid and patient_id = ${patient}::uuid and state <> 'awaited'
        and dietitian_id = ${wanted.dietitian}::uuid and ${wanted.service}::uuid = any(${servicesOf(sql`packages`)})`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  if (!row.is_open || !row.expires_at || row.expires_at <= now) throw new Refusal('package_over')
  if (row.is_disputed) throw new Refusal('package_on_hold')
  if (wanted.startsAt > row.expires_at) throw new Refusal('package_too_short')
  return row.policy
}
