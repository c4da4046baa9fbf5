import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join as path } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { register } from '#contract/accounts/registration.ts'
import { readPushKey } from '#contract/notifications/push.ts'
import { readPlatformHealth } from '#contract/platform/health.ts'
import { askSupport } from '#contract/support/questions.ts'
import { retainNote } from '#server/appointments/notes/retain-signed-notes.ts'
import { backUp } from '#server/backup/back-up.ts'
import { restore } from '#server/backup/restore.ts'
import { openingBinding } from '#server/health/opening/openings.ts'
import { webhookBinding } from '#server/money/gateway/receive-webhook.ts'
import { type App, openApp } from '#test/app.ts'
import { noor, sara } from '#test/cast.ts'
import { bareDatabase, loginWith } from '#test/database.ts'
import { join, unique } from '#test/people.ts'
import { differing, readAgain, readEverything } from '#test/read-everything.ts'
import { runsAll } from '#test/setup/extent.ts'
import { fillEveryTable } from '#test/whole-person.ts'
import { system } from './db.ts'
import { openKeyRing } from './key-ring.ts'
import { sealReasons } from './reasons.ts'
import { reseal } from './reseal.ts'
import { assertNotRetired } from './retired-keys.ts'

const [old, fresh] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
const rings = { old: openKeyRing([old]), fresh: openKeyRing([fresh]), both: openKeyRing([fresh, old]) }
const [oldId = ''] = rings.old.ids
const app = await openApp({ RATE_LIMIT_SCALE: '1000', SECRET_KEYS: old })
const room = await mkdtemp(path(inject('room'), 'reseal-'))
afterAll(() => rm(room, { recursive: true, force: true }))

const people = {
  patient: await join(app, { ...sara, email: unique(sara.email) }),
  admin: await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' }),
}
await fillEveryTable(app, people.patient)
await sealReasons(app.house)
await leaveSomethingEverywhere()

/** Fills the columns in which the fixture of a whole life has no value encrypted by the ring itself. */
async function leaveSomethingEverywhere(): Promise<void> {
  const { keys, db } = app.house
  const [now, { id }] = [app.house.clock.now(), people.patient]
  const [invoice, opening] = [randomUUID(), randomUUID()]
  await people.patient.call(readPushKey, {})
  await app.call(askSupport, {
    name: 'Sara',
    email: unique('visitor@example.sa'),
    category: 'account',
    subject: 'A page stays white',
    content: 'Since this morning.',
  })
  await app.rows(
    `update tickets set status = 'closed', closed_at = now(), rating = 4, rated_at = now(), rating_comment_sealed = $1
    where person_id is null`,
    [keys.seal('Quick.', await boundRatingOfVisitor())],
  )
  const note = randomUUID()
  await app.rows(
    `insert into ticket_notes (id, ticket_id, content_sealed, at) select $1, id, $2, $3 from tickets where person_id is null`,
    [note, keys.seal('Asked twice.', `ticket_notes:${note}`), now],
  )
  await app.call(register, {
    form: 'simple',
    firstName: 'Omar',
    lastName: 'Al-Harbi',
    email: unique('omar@example.sa'),
    password: 'cardamom & dates',
    redirectTo: '/patient/dietitians',
  })
  await app.rows(
    `insert into invoices (id, kind, about, seller, seller_id, payment_id, issued_at, net_halalas, vat_halalas, total_halalas, document_sealed)
      select $1, 'invoice', 'consultation', id, user_id, gen_random_uuid(), $3, 100, 0, 100, $4 from invoice_sellers where user_id = $2`,
    [invoice, id, now, keys.seal('{}', `invoices:${invoice}`)],
  )
  await app.rows(
    `insert into einvoices (invoice_id, seller, icv, previous_hash, hash, xml_sealed)
      select $1, id, 2, repeat('1', 44), repeat('2', 44), $3 from invoice_sellers where user_id = $2`,
    [invoice, id, keys.seal('<Invoice/>', `einvoices:${invoice}`)],
  )
  await app.rows(
    `insert into record_openings (id, person_id, reason_sealed, opened_at, ends_at) values ($1, $2, $3, $4, $4::timestamptz + interval '1 hour')`,
    [opening, id, keys.seal('A court asks for it.', openingBinding(opening)), now],
  )
  await app.rows(
    `insert into payment_webhooks (gateway_event, body_sealed, received_at) values ('one', $1, $2)`,
    [keys.seal('{}', webhookBinding('one')), now],
  )
  await app.rows(
    `insert into answered_requests (actor, key, fingerprint, status, at, body_sealed) values ($1, 'a key of two words', '', 200, $2, $3)`,
    [id, now, keys.seal('{}', `answered_requests:${id}:a key of two words`)],
  )
  await db.as(system, (tx) =>
    retainNote(
      tx,
      keys,
      { email: 'gone@example.sa', name: 'Gone', bornOn: null },
      {
        appointment: randomUUID(),
        startsAt: now.toISOString(),
        service: 'Consultation',
        dietitian: { id: null, name: 'Dr. Layla' },
        signedAt: now.toISOString(),
        private: 'Dates at night.',
        shared: '',
        addenda: [],
      },
      new Date(now.getTime() + 86_400_000),
      now,
    ),
  )
}

async function boundRatingOfVisitor(): Promise<string> {
  const [ticket] = await app.rows<{ id: string }>('select id from tickets where person_id is null')
  return `tickets:${ticket?.id}:rating`
}

type Held = { place: string; bound: string; sealed: Buffer; key_id: string }
const heldIn = ({ house }: App) =>
  house.db.read(system, () => sql<Held>`select place, bound, sealed, key_id from sealed_by_ring`)

/** All bytea columns with a value that begins with this key's id, whether or not `sealed_by_ring` lists them. */
async function columnsUnder(where: App, id: string): Promise<string[]> {
  const columns = await where.rows<{ name: string; column: string }>(`
    select table_name as name, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'bytea' order by 1, 2`)
  const found: string[] = []
  for (const { name, column } of columns) {
    const rows = await where.rows(
      `select from ${name} where substr(${column}, 1, 4) = decode($1, 'hex') limit 1`,
      [id],
    )
    if (rows.length > 0) found.push(`${name}.${column}`)
  }
  return found
}

const opens = (ring: typeof rings.old, { sealed, bound }: Held): boolean => {
  try {
    ring.open(sealed, bound)
    return true
  } catch {
    return false
  }
}

const everywhere = [
  'answered_requests.body_sealed',
  'appointments.reason_sealed',
  'data_requests.content_sealed',
  'data_requests.requester_sealed',
  'einvoices.xml_sealed',
  'events.way',
  'evidence_files.key_sealed',
  'invoices.document_sealed',
  'kept_notes.key_sealed',
  'payment_webhooks.body_sealed',
  'payout_holds.reason_sealed',
  'person_keys.key_sealed',
  'push_keys.private_sealed',
  'record_openings.reason_sealed',
  'refunds.reason_sealed',
  'survey_answers.message_sealed',
  'survey_answers.needs_sealed',
  'taken_uses.reason_sealed',
  'ticket_messages.content_sealed',
  'ticket_notes.content_sealed',
  'tickets.rating_comment_sealed',
  'tickets.subject_sealed',
  'wallet_credits.reason_sealed',
]

test('nothing is encrypted again while a server uses another key, or does not report which', async () => {
  const house = { ...app.house, keys: rings.both }
  for (const sealsWith of [oldId, null]) {
    await app.rows('insert into nodes (id, seen_at, seals_with) values ($1, $2, $3)', [
      randomUUID(),
      app.house.clock.now(),
      sealsWith,
    ])
    await expect(reseal(house)).rejects.toThrow('put the same key first on every server')
    await app.rows('delete from nodes')
  }
  expect((await heldIn(app)).filter(({ key_id }) => key_id !== oldId).map(({ place }) => place)).toEqual([
    'record_openings.reason_sealed',
  ])
})

test('a server reports the key that it encrypts with', async () => {
  await app.realtime.sign()
  expect(await app.rows('select seals_with from nodes')).toEqual([{ seals_with: oldId }])
  await app.rows('delete from nodes')
})

test('a retired key decrypts nothing in a later backup, and without it everybody reads the same as before', async () => {
  const before = (await heldIn(app)).filter((row) => opens(rings.old, row))
  expect([...new Set(before.map(({ place }) => place))].sort()).toEqual(everywhere)
  expect(await columnsUnder(app, oldId)).toHaveLength(everywhere.length - 1)
  const moment = app.house.clock.now().toISOString()
  app.at(moment)
  const read = new Map<string, Awaited<ReturnType<typeof readEverything>>>()
  for (const [name, { headers }] of Object.entries(people)) {
    const here = await readEverything({ origin: app.origin, headers }, runsAll ? 3 : 1)
    here.delete(readPlatformHealth.path)
    read.set(name, here)
  }

  const house = { ...app.house, keys: rings.both }
  const done = await reseal(house)
  expect(done.anew.size).toBe(everywhere.length)
  expect(done).toMatchObject({
    sealsWith: rings.fresh.ids[0],
    others: [{ id: oldId, left: 0, retiredAt: new Date(moment) }],
    damaged: 0,
  })
  const after = await heldIn(app)
  expect(after.filter((row) => opens(rings.old, row))).toEqual([])
  expect(after.filter((row) => opens(rings.fresh, row))).toHaveLength(before.length)
  expect(await columnsUnder(app, oldId)).toEqual([])
  await expect(assertNotRetired({ db: app.house.db, keys: rings.old })).rejects.toThrow('was retired on')
  await assertNotRetired(house)
  // A second run has no work left and does not change the retirement date.
  expect(await reseal(house)).toMatchObject({
    anew: new Map(),
    others: [{ left: 0, retiredAt: new Date(moment) }],
  })

  const reader = await loginWith(
    app.ownerUrl,
    (role) => `create role ${role} login bypassrls password 'secret'; grant pg_read_all_data to ${role}`,
  )
  const settings = { ...app.house.settings, databaseUrl: app.ownerUrl, secretKeys: [fresh] }
  const { folder } = await backUp({ ...settings, backupDatabaseUrl: reader }, { to: room })
  for (const each of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!each.isFile()) continue
    const bytes = await readFile(path(each.parentPath, each.name))
    const text = (each.name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1')
    expect(text.includes(`\\\\x${oldId}`), each.name).toBe(false)
    expect(bytes.subarray(0, 4).toString('hex'), each.name).not.toBe(oldId)
  }

  const database = await bareDatabase()
  const dataDir = await mkdtemp(path(room, 'place-'))
  await restore(
    { ...settings, databaseUrl: database.ownerUrl, dataDir },
    folder,
    undefined,
    app.house.clock.now(),
  )
  const copy = await openApp(
    { RATE_LIMIT_SCALE: '1000', SECRET_KEYS: fresh, DATA_DIR: dataDir },
    {},
    database,
  )
  copy.at(moment)
  // A calendar's address is signed with the current first key, so it differs.
  const blur = (answer: string) => answer.replaceAll(/api\/calendars\/[\w-]{43}/g, '')
  for (const [name, { headers }] of Object.entries(people)) {
    const here = read.get(name) ?? new Map()
    expect(differing(here, await readAgain({ origin: copy.origin, headers }, here), blur), name).toEqual([])
  }
})

test('damaged values do not prevent the retirement of a key', async () => {
  const newest = openKeyRing([randomBytes(32).toString('base64'), fresh])
  await app.rows(`update survey_answers set message_sealed = substr(message_sealed, 1, 40)`)
  const { damaged, others } = await reseal({ ...app.house, keys: newest })
  expect([damaged > 0, others.map(({ left }) => left)]).toEqual([true, [0]])
})
