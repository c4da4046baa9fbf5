import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import { type Entry, postTransaction } from '#server/money/ledger/post-transaction.ts'
import { bankAccountOf } from '#server/money/payouts/billing.ts'
import { loadStanding } from '#server/money/payouts/load-standing.ts'
import { payoutAccountBinding } from '#server/money/payouts/request-payout.ts'
import { isPayoutDay } from '#server/money/payouts/rules.ts'
import { askedDaysAgo, underWay, weeklyPaid, weeklyRounds } from './content/money.ts'
import { dateOf, day, minute } from './history.ts'
import type { Past } from './past.ts'

type Asked = {
  dietitian: string
  cause: 'weekly' | 'asked'
  at: Date
  /** The outcome, and after how many minutes; null while a bank is still processing the payout. */
  end: { state: 'paid' | 'returned'; minutes: number } | null
}

/** Pays out everything that was payable at that moment, as the scheduled job and the button do. */
export async function planPayouts(past: Past): Promise<void> {
  const { tx, now } = past
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email::text from users where email = any(${weeklyPaid.map(({ email }) => email)})`.execute(tx)
  for (const { id: dietitian, email } of rows) {
    const { since, lastComesBack } = weeklyPaid.find((each) => each.email === email) ?? weeklyPaid[0]
    const rounds = await roundsBefore(tx, now)
    for (const [back, at] of rounds.entries())
      if (back >= since)
        planPayout(past, {
          dietitian,
          cause: 'weekly',
          at,
          end: { state: lastComesBack && back === 0 ? 'returned' : 'paid', minutes: 190 },
        })
    if (lastComesBack)
      planPayout(past, {
        dietitian,
        cause: 'asked',
        at: dateOf({ daysAgo: askedDaysAgo, minute: 11 * 60 + 20 }, now),
        end: { state: 'paid', minutes: 8 },
      })
    if (email === underWay.dietitian)
      planPayout(past, {
        dietitian,
        cause: 'asked',
        at: new Date(now.getTime() - underWay.minutesAgo * minute),
        end: null,
      })
  }
}

/** Nine o’clock in Riyadh on the payout days that are at least a day ago, the latest first. */
async function roundsBefore(tx: Tx, now: Date): Promise<Date[]> {
  const { payout_weekday: weekday } = await tx
    .selectFrom('platform_settings')
    .select('payout_weekday')
    .executeTakeFirstOrThrow()
  return Array.from({ length: 7 * weeklyRounds }, (_, at) =>
    dateOf({ daysAgo: at + 1, minute: 9 * 60 }, now),
  ).filter((at) => isPayoutDay(weekday, at) && now.getTime() - at.getTime() > day)
}

const planPayout = (past: Past, asked: Asked) =>
  past.plan({ at: asked.at, take: () => askForPayout(past, asked) })

async function askForPayout(past: Past, { dietitian, cause, at, end }: Asked): Promise<void> {
  const { tx, house, happened, plan } = past
  const { payable: halalas, minimum } = await loadStanding(tx, house, dietitian)
  const account = await bankAccountOf(tx, house, dietitian)
  if (!account || halalas < minimum * 100) return
  const id = randomUUID()
  const key = await ensurePersonKey(tx, house.keys, dietitian, at)
  const sealed = key.seal(JSON.stringify(account), payoutAccountBinding(id))
  await sql`
    insert into payouts (id, dietitian_id, number, halalas, cause, account_sealed, iban_end, asked_at)
      values (${id}::uuid, ${dietitian}::uuid, ${demoNumber()}, ${halalas}, ${cause}, ${sealed}, ${account.iban.slice(-4)}, ${at})`.execute(
    tx,
  )
  await move(
    tx,
    'payout_asked',
    id,
    { from: { kind: 'available', of: dietitian }, to: 'payouts_due', halalas },
    at,
  )
  await sql`update payouts set state = 'sent', gateway_payout = ${randomUUID()} where id = ${id}::uuid`.execute(
    tx,
  )
  happened.push({ kind: 'payout.asked', subject: 'payout', id, at })
  if (!end) return
  const { state } = end
  const endedAt = new Date(at.getTime() + end.minutes * minute)
  const take = async () => {
    const reason = state === 'returned' ? 'failed' : null
    await sql`
      update payouts set state = ${state}, reason = ${reason}, ended_at = ${endedAt}, account_sealed = null where id = ${id}::uuid`.execute(
      tx,
    )
    if (state === 'paid')
      await move(tx, 'payout_paid', id, { from: 'payouts_due', to: 'clearing', halalas }, endedAt)
    else
      await move(
        tx,
        'payout_returned',
        id,
        { from: 'payouts_due', to: { kind: 'available', of: dietitian }, halalas },
        endedAt,
      )
    happened.push({ kind: `payout.${state}`, subject: 'payout', id, at: endedAt })
  }
  plan({ at: endedAt, take })
}

type Moved = { from: Entry['account']; to: Entry['account']; halalas: number }

const move = (
  tx: Tx,
  kind: 'payout_asked' | 'payout_paid' | 'payout_returned',
  cause: string,
  { from, to, halalas }: Moved,
  at: Date,
) =>
  postTransaction(
    tx,
    {
      kind,
      cause,
      entries: [
        { account: from, halalas },
        { account: to, halalas: -halalas },
      ],
    },
    at,
  )

/** Begins with 0, unlike the number of any real payout. */
const demoNumber = () =>
  `0${String(randomInt(10_000_000)).padStart(7, '0')}${String(randomInt(100_000_000)).padStart(8, '0')}`
