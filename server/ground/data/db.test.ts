import { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { cloneDatabase, patience } from '#test/database.ts'
import { assertDurableAndBound } from './assert-durable-and-bound.ts'
import { DatabaseGone } from './database-faults.ts'
import { openDatabase, system, visitor } from './db.ts'
import { openOwner } from './pools.ts'

const database = await cloneDatabase()
const db = openDatabase(database.appUrl, { patience })
const administrator = await openOwner(database.administratorUrl)
afterAll(async () => {
  await db.close()
  await administrator.end()
  await database.drop()
})

const english = visitor('en')
const whoAmI = sql<{ actor: string; role: string }>`select app.actor() as actor, current_user as role`
const subscribers = async () =>
  (await administrator.query('select email from newsletter_subscribers order by email')).rows.map(
    ({ email }) => email,
  )

test('no query holds a connection for long, whatever parameters the database address contains', async () => {
  const serving = openDatabase(database.appUrl)
  const limits = await serving.as(system, (tx) =>
    sql`select name, setting from pg_settings
      where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')
      order by name`.execute(tx),
  )
  expect(limits.rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '2000' },
    { name: 'statement_timeout', setting: '5000' },
  ])
  await serving.close()
})

test('a transaction sets its actor only for itself, and runs as the role that triggers check', async () => {
  const seen = await db.as(system, async (tx) => (await whoAmI.execute(tx)).rows[0])
  expect(seen).toEqual({ actor: 'system', role: 'nabta_app' })
  expect(await db.as(english, async (tx) => (await whoAmI.execute(tx)).rows[0])).toEqual({
    actor: '',
    role: 'nabta_app',
  })
})

test('a connection that is idle is kept alive', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const other = openDatabase(database.appUrl)
  await other.ask(sql`select`)
  await other.close()
  expect(kept.mock.calls).toContainEqual([true, 60_000])
  kept.mockRestore()
})

test('in ten thousand interleaved reads each sees its own actor', async () => {
  const people = Array.from({ length: 50 }, (_, at) => ({
    id: `person-${at}`,
    role: '' as const,
    language: 'en' as const,
  }))
  const wrong = await Promise.all(
    people.map(async (person) => {
      let strangers = 0
      for (let round = 0; round < 200; round++) {
        const [row] = await db.read(person, (tx) => tx.selectNoFrom(sql<string>`app.actor()`.as('actor')))
        if (row?.actor !== person.id) strangers++
      }
      return strangers
    }),
  )
  expect(wrong.reduce((sum, each) => sum + each)).toBe(0)
})

test('a failure leaves nothing behind, and its connection is used again', async () => {
  const narrow = openDatabase(database.appUrl, { connections: 1 })
  const attempt = narrow.as(english, async (tx) => {
    await sql`insert into newsletter_subscribers (email, language, asked_at) values ('half@example.sa', 'en', now())`.execute(
      tx,
    )
    throw new Error('no')
  })
  await expect(attempt).rejects.toThrow('no')
  await expect(narrow.read(english, (tx) => tx.selectNoFrom(sql`1 / 0`.as('x')))).rejects.toThrow(
    'division by zero',
  )
  await expect(narrow.as(english, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division by zero')
  expect(await narrow.read(english, (tx) => tx.selectNoFrom(sql<number>`1`.as('one')))).toEqual([{ one: 1 }])
  expect(await subscribers()).not.toContain('half@example.sa')
  await narrow.close()
})

test('a failed statement, and those queued behind it, can be repeated on the same connection', async () => {
  const narrow = openDatabase(database.appUrl, { connections: 1 })
  const both = (by: number) =>
    narrow.as(english, async (tx) => {
      const [divided, behind] = await Promise.all([
        sql<{ part: number }>`select 10 / ${by}::int as part`.execute(tx),
        sql<{ pid: number }>`select pg_backend_pid() as pid, 'behind' as place`.execute(tx),
      ])
      return [divided.rows[0]?.part, behind.rows[0]?.pid]
    })
  const [{ pid } = { pid: 0 }] = await narrow.ask(sql<{ pid: number }>`select pg_backend_pid() as pid`)
  await expect(both(0)).rejects.toThrow('division by zero')
  expect(await both(5)).toEqual([2, pid])
  expect(await both(2)).toEqual([5, pid])
  await narrow.close()
})

test('an error swallowed inside a transaction does not pass for a commit', async () => {
  const attempt = db.as(english, async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => {})
    return 'done'
  })
  await expect(attempt).rejects.toThrow('rolled back')
})

test('a deadlock is retried until it succeeds', async () => {
  let attempts = 0
  const answer = await db.as(english, async (tx) => {
    attempts++
    if (attempts < 3)
      await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(tx)
    return 'done'
  })
  expect([answer, attempts]).toEqual(['done', 3])
})

test('a caller refused at the start of a transaction gets no results, and later statements have no effect', async () => {
  let heard = false
  const entry = {
    statement: sql`select true as no`,
    admit() {
      throw new Error('turned away')
    },
  }
  const attempt = db.as(
    english,
    async (tx) => {
      await sql`insert into newsletter_subscribers (email, language, asked_at) values ('unheard@example.sa', 'en', now())`.execute(
        tx,
      )
      heard = true
    },
    entry,
  )
  await expect(attempt).rejects.toThrow('turned away')
  await expect(db.read(english, () => whoAmI, entry)).rejects.toThrow('turned away')
  expect([heard, await subscribers()]).toEqual([false, expect.not.arrayContaining(['unheard@example.sa'])])
})

test('a visitor writes what visitors may write, and can read none of it', async () => {
  await db.as(english, async (tx) => {
    await sql`insert into newsletter_subscribers (email, language, asked_at) values ('sara@example.sa', 'en', now())`.execute(
      tx,
    )
    expect((await sql`select * from newsletter_subscribers`.execute(tx)).rows).toEqual([])
    expect(
      (await sql`update newsletter_subscribers set confirmed_at = now()`.execute(tx)).numAffectedRows,
    ).toBe(0n)
    expect((await sql`delete from newsletter_subscribers`.execute(tx)).numAffectedRows).toBe(0n)
  })
  expect(await subscribers()).toContain('sara@example.sa')
})

test.each([
  [
    'confirms an address by writing it so',
    `insert into newsletter_subscribers (email, language, asked_at, confirmed_at) values ('a@b.sa', 'en', now(), now())`,
  ],
  ['changes an address', `update newsletter_subscribers set email = 'evil@example.com'`],
  [
    'signs an event with another name',
    `insert into events (id, kind, subject_type, subject_id, actor, at) values (uuidv7(), 'x', 'x', uuidv7(), 'system', now())`,
  ],
  ['rewrites an event', `update events set kind = 'x'`],
  ['takes an event away', 'delete from events'],
  [
    'counts for the limits',
    `insert into counters (key, started_at, ends_at, spent) values ('x', now(), now(), 1)`,
  ],
  ['makes a table', 'create table public.mine (id int)'],
])('nobody %s', async (_, statement) => {
  await expect(db.as(english, (tx) => sql.raw(statement).execute(tx))).rejects.toThrow(
    /permission denied|row-level security|must be member/,
  )
})

test('a missing database is reported quickly', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  const started = performance.now()
  await expect(nowhere.read(english, (tx) => tx.selectNoFrom(sql`1`.as('one')))).rejects.toBeInstanceOf(
    DatabaseGone,
  )
  expect(performance.now() - started).toBeLessThan(2_000)
  await nowhere.close()
})

test('a statement that the database aborts, for example after a stall, does not count as the caller’s error', async () => {
  const asked = db.as(english, async (tx) => {
    await sql`select set_config('statement_timeout', '20', true)`.execute(tx)
    await sql`select pg_sleep(60)`.execute(tx)
  })
  await expect(asked).rejects.toBeInstanceOf(DatabaseGone)
})

test('a server that could lose work, or bypass the rules, is refused', async () => {
  await expect(assertDurableAndBound(db, { durable: true, hasOwnLogin: true })).rejects.toThrow('fsync')
  await expect(assertDurableAndBound(db, { durable: false, hasOwnLogin: true })).resolves.toBeUndefined()
  const strong = openDatabase(database.ownerUrl)
  await expect(assertDurableAndBound(strong, { durable: false, hasOwnLogin: true })).rejects.toThrow(
    'row-level security',
  )
  await expect(assertDurableAndBound(strong, { durable: false, hasOwnLogin: false })).resolves.toBeUndefined()
  await strong.close()
})

test('a login that is not a member of the serving role gets an error that says so', async () => {
  await administrator.query(`create role stranger login password 'stranger'`)
  const strange = openDatabase(
    Object.assign(new URL(database.appUrl), { username: 'stranger', password: 'stranger' }).href,
  )
  await expect(assertDurableAndBound(strange, { durable: false, hasOwnLogin: true })).rejects.toThrow(
    'The login of DATABASE_APP_URL is not a member of nabta_app',
  )
  await strange.close()
  await administrator.query('drop role stranger')
})

test('a date is read as it was written, in any time zone of the server', async () => {
  const [row] = await db.read(english, (tx) => tx.selectNoFrom(sql<string>`date '2001-03-09'`.as('day')))
  expect(row?.day).toBe('2001-03-09')
})
