import { sql } from 'kysely'
import type { bookForPatient as route } from '#contract/money/reserved-appointments.ts'
import {
  bookForPatient as book,
  type Terms,
  type Wanted,
} from '#server/appointments/booking/book-for-patient.ts'
import { currentPolicy, type Policy } from '#server/appointments/rules.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { usablePackages } from '../packages/facts.ts'
import { bookUse } from '../packages/uses.ts'
import { hasBilling } from '../payouts/facts.ts'
import { isPackageDisputed } from './facts.ts'

/** A package of the patient's pays first. A price that is due reserves the time until the patient has paid it. */
export const bookForPatient: Verb<typeof route> = (tx, actor, input, now, house) =>
  book(
    tx,
    actor,
    input,
    async (wanted) =>
      (await fromPackage(tx, actor, input.patient, wanted, now)) ?? (await forMoney(tx, actor, wanted)),
    now,
    house,
  )

/** The package that ends first, if it is still open when the appointment begins. */
async function fromPackage(
  tx: Tx,
  { id: dietitian }: Actor,
  patient: string,
  { freshId, service, startsAt }: Wanted,
  now: Date,
): Promise<Terms | null> {
  const { rows } = await sql<{ id: string; policy: Policy }>`
    select own.id, packages.policy
      from json_to_recordset(${usablePackages(patient, dietitian, now)}) as own(id uuid, service uuid, until timestamptz)
        join packages on packages.id = own.id
      where own.service = ${service.id}::uuid and own.until >= ${startsAt}::timestamptz and not ${isPackageDisputed(sql`own.id`)}
      order by own.until, own.id limit 1`.execute(tx)
  const [bought] = rows
  const halalas = bought
    ? await bookUse(tx, { bought: bought.id, service: service.id, appointment: freshId })
    : null
  if (!bought || halalas === null) return null
  return { price: halalas, paid: halalas, policy: bought.policy, package: bought.id, isDue: false }
}

async function forMoney(
  tx: Tx,
  { id }: Actor,
  { takes_payments, service: { price }, refunds }: Wanted,
): Promise<Terms> {
  const terms = { price, paid: 0, policy: currentPolicy, package: null }
  if (!takes_payments || price === 0) return { ...terms, isDue: false }
  const { rows } = await sql<{ known: boolean }>`select ${hasBilling(sql`${id}::uuid`)} as known`.execute(tx)
  if (!rows[0]?.known) throw new Refusal('billing_missing')
  return { ...terms, policy: { ...currentPolicy, refunds }, isDue: true }
}
