import { randomUUID } from 'node:crypto'
import { isIban, saveBilling } from '#contract/money/billing.ts'
import { system } from '#server/ground/data/db.ts'
import { postAvailable } from '#server/money/ledger/post-earned.ts'
import { postTransaction } from '#server/money/ledger/post-transaction.ts'
import type { App } from '#test/app.ts'
import { drLayla } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'

/** An account number whose last digits decide the simulator's answer to a payout. */
export function ibanEnding(end: string): string {
  for (let check = 2; check < 99; check++) {
    const iban = `SA${String(check).padStart(2, '0')}8000000060801016${'75'}${end}`
    if (isIban(iban)) return iban
  }
  throw new Error('no account number ends so')
}

/** Credits the dietitian with this amount of available earnings. */
export const makeAvailable = (app: App, { id: of }: { id: string }, halalas: number, cause = randomUUID()) =>
  app.house.db.as(system, async (tx) => {
    const now = app.house.clock.now()
    await postTransaction(
      tx,
      {
        kind: 'earned',
        cause,
        entries: [
          { account: 'prepaid', halalas },
          { account: { kind: 'earnings', of }, halalas: -halalas },
        ],
      },
      now,
    )
    await postAvailable(tx, { cause, of, halalas }, now)
  })

/** A dietitian with this available amount, and an account number entered long ago. */
export async function earner(app: App, halalas = 50_000, end = '19'): Promise<Person> {
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await saveIban(app, dietitian, end)
  if (halalas > 0) await makeAvailable(app, dietitian, halalas)
  return dietitian
}

export async function saveIban(app: App, dietitian: Person, end: string): Promise<void> {
  await dietitian.call(saveBilling, {
    legalName: 'Layla Al-Harbi Nutrition Clinic',
    iban: ibanEnding(end),
    street: '7214 Olaya Street',
    city: 'Riyadh',
    postalCode: '12213',
  })
  await app.rows(
    `update billing_details set iban_changed_at = now() - interval '3 days' where user_id = $1`,
    [dietitian.id],
  )
}

export type PayoutRow = {
  id: string
  number: string
  state: string
  halalas: string
  gateway_payout: string | null
  reason: string | null
  iban_end: string | null
  account_sealed: Buffer | null
}
export const payoutsOf = (app: App, { id }: { id: string }) =>
  app.rows<PayoutRow>('select * from payouts where dietitian_id = $1 order by asked_at, id', [id])
