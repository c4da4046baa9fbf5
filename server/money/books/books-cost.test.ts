import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { readBooks } from './books.ts'

const app = await openApp()
const { id } = await join(app, noor, { role: 'admin' })
const actor: Actor = { id, role: 'admin', language: 'en' }
/**
 * A small number, so that the test is quick; with PAYMENTS=50000 the larger fill is a hundred thousand transactions.
 */
const count = Number(process.env.PAYMENTS ?? 500)

/** Captured and earned, one an hour, up to this many hours ago. */
const fill = (payments: number, hoursAgo: number) =>
  app.rows(
    `with account as (select jsonb_object_agg(kind, id) as ids from ledger_accounts where user_id is null), posted as (
      insert into ledger_transactions (kind, cause_id, posted_at)
        select kind, uuidv7(), now() - ($2::int + n) * interval '1 hour'
          from generate_series(1, $1::int) as n, unnest(array['captured', 'earned']) as kind
        returning id, kind)
      insert into ledger_entries (transaction_id, account_id, halalas)
        select posted.id, (ids ->> entry.account)::uuid, entry.halalas from account, posted
          join (values ('captured', 'clearing', 25000), ('captured', 'prepaid', -25000), ('earned', 'prepaid', 25000),
            ('earned', 'platform_fee', -21739), ('earned', 'vat', -3261)) as entry (kind, account, halalas) on entry.kind = posted.kind`,
    [payments, hoursAgo],
  )

const days = { from: dayBefore(29), to: dayBefore(0) } as const

function dayBefore(count: number) {
  return new Date(Date.now() - count * 86_400_000)
    .toISOString()
    .slice(0, 10) as `${number}-${number}-${number}`
}

type Plan = { 'QUERY PLAN': [{ Plan: Record<string, number>; 'Execution Time': number }] }

async function look() {
  for (const table of ['ledger_accounts', 'ledger_entries', 'ledger_transactions'])
    await app.rows(`vacuum (freeze, analyze) ${table}`)
  return app.house.db.as(actor, async (tx) => {
    const query = readBooks(actor, days, app.house.clock.now(), app.house, undefined as never).query?.(
      tx,
    ) as RawBuilder<unknown>
    const explain = sql<Plan>`explain (analyze, buffers, format json) ${query}`
    await explain.execute(tx)
    const plan = (await explain.execute(tx)).rows[0]?.['QUERY PLAN'][0]
    return {
      pages: (plan?.Plan['Shared Hit Blocks'] ?? 0) + (plan?.Plan['Shared Read Blocks'] ?? 0),
      ms: plan?.['Execution Time'] ?? 0,
    }
  })
}

test('the books read each entry of the requested days once, and earlier entries at most once', async () => {
  await app.rows(`insert into ledger_accounts (kind) values ('clearing'), ('prepaid'), ('platform_fee'), ('vat')
    on conflict do nothing`)
  await fill(count, 0)
  const few = await look()
  await fill(count, 24 * 70)
  const more = await look()
  if (process.env.PAYMENTS) console.info(few, more)
  // Five entries per payment, some hundred to a page.
  expect(more.pages - few.pages).toBeLessThan((count * 5) / 100 + 30)
}, 300_000)
