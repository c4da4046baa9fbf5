import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { retainNote } from '#server/appointments/notes/retain-signed-notes.ts'
import { system } from '#server/ground/data/db.ts'
import { openKeyRing } from '#server/ground/data/key-ring.ts'
import { openOwner } from '#server/ground/data/pools.ts'
import { readSettings } from '#server/ground/settings.ts'
import { openHouse, startServer } from '#server/start.ts'
import { runAdmin } from './admin.ts'

/** As if beside a running `npm start`: this process holds the folder and its database. */
const folder = await mkdtemp(join(inject('room'), 'admin-'))
const { house, ownerUrl, close } = await openHouse(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'error' }), {
  alone: true,
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})

type Outcome = { code: number; said: string; complained: string }

const environmentWith = (settings: Record<string, string>) => ({
  PATH: process.env.PATH,
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  ...settings,
})

/** Runs a command as `npm run admin` does, in a separate process. */
const adminProcess = (line: string): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['bin/run.js', 'admin', ...wordsOf(line)],
      { env: environmentWith({}) },
      (fault, said, complained) => resolve({ code: Number(fault?.code ?? 0), said, complained }),
    )
  })

/** Runs the same command within this process, which has already loaded the server. */
async function admin(line: string, settings: Record<string, string> = {}): Promise<Outcome> {
  const { code, said, complained } = await runAdmin(wordsOf(line), environmentWith(settings))
  return { code, said: said && `${said}\n`, complained: complained && `${complained}\n` }
}

const wordsOf = (line: string) => line.split(' ').filter(Boolean)

test('beside a running server the first admin is created, and all people are listed', async () => {
  const made = await adminProcess('create Boss@Example.sa')
  expect(made).toMatchObject({ code: 0, complained: '' })
  expect(made.said).toMatch(
    /^Created an account for boss@example\.sa with the role admin\.\nUse this link .*\nhttp:\/\/localhost:3000\/reset-password\?token=[\w-]{43}\n$/,
  )
  await admin('grant boss@example.sa patient')
  expect((await admin('list')).said).toBe(
    [
      'address          roles            confirmed  two-factor  suspended  last seen',
      'boss@example.sa  admin*, patient  yes        no          no         never',
      '',
      '1 account. The role marked * is the primary one; times are UTC.',
      '',
    ].join('\n'),
  )
})

test('on a legal request the stored notes of an address are read, and the log says who read them', async () => {
  const now = house.clock.now()
  const note = {
    appointment: '0198d3c4-0000-7000-8000-000000000001',
    startsAt: now.toISOString(),
    service: 'Consultation',
    dietitian: { id: null, name: 'Dr. Layla' },
    signedAt: now.toISOString(),
    private: 'Dates at night.',
    shared: '',
    addenda: [],
  }
  const about = { email: 'sara@example.sa', name: 'Sara', bornOn: null }
  const aYear = new Date(now.getTime() + 365 * 86_400_000)
  await house.db.as(system, (tx) => retainNote(tx, house.keys, about, note, aYear, now))
  const { code, said } = await admin('kept-notes Sara@example.sa boss@example.sa RYD-2031/77')
  expect([code, JSON.parse(said)]).toEqual([0, [expect.objectContaining({ about, note })]])
  const rows = await house.db.read(
    system,
    () => sql<{ detail: object }>`select detail from events where kind = 'note.opened_for_law'`,
  )
  expect(rows).toEqual([{ detail: { admin: expect.any(String), request: 'RYD-2031/77' } }])
  expect((await admin('kept-notes noor@example.sa boss@example.sa RYD-2031/78')).said).toBe(
    'There are no retained notes of noor@example.sa.\n',
  )
})

test('wrong stored figures are recomputed from the tables', async () => {
  expect((await admin('count-again')).said).toBe('All stored figures match the tables.\n')
  const kept = () =>
    house.db.read(
      system,
      () =>
        sql<{
          role: string
        }>`select to_char(day, 'YYYY-MM-DD') as day, role, accounts from account_days where accounts <> 0 order by role, day`,
    )
  const right = await kept()
  expect(right.length).toBeGreaterThan(1)
  const owner = await openOwner(ownerUrl)
  await owner.query(`update account_days set accounts = accounts + 7 where role = 'any'`)
  await owner.query(
    `insert into revenue_days (day, kind, sessions, halalas) values ('2020-01-01', 'initial', 3, 45000)`,
  )
  await owner.end()
  const mended = right.filter(({ role }) => role === 'any').length + 1
  expect((await admin('count-again')).said).toBe(`Corrected ${mended} stored figures.\n`)
  expect(await kept()).toEqual(right)
  expect((await admin('count-again')).said).toBe('All stored figures match the tables.\n')
})

test('with DATABASE_URL it uses that database', async () => {
  const settings = {
    DATA_DIR: join(folder, 'beside'),
    DATABASE_URL: ownerUrl,
    SECRET_KEYS: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'https://nabta.example',
  }
  const { code, said } = await admin('create second@example.sa', settings)
  expect([code, said]).toEqual([0, expect.stringContaining('https://nabta.example/reset-password?token=')])
  expect(await admin('revoke second@example.sa admin', settings)).toEqual({
    code: 1,
    said: '',
    complained: 'admin is the only role of second@example.sa: grant another one first.\n',
  })
})

test('a command that opens the database writes the kinds of events that admins may read', async () => {
  const kinds = () =>
    house.db.read(system, (tx) => tx.selectFrom('audited_kinds').select('kind').orderBy('kind'))
  const written = await kinds()
  expect(written.length).toBeGreaterThan(100)
  const owner = await openOwner(ownerUrl)
  await owner.query('update audited_kinds set kind = $1 where kind = $2', ['health.recorded', 'card.added'])
  await owner.end()
  expect(await kinds()).not.toEqual(written)
  expect((await admin('list')).code).toBe(0)
  expect(await kinds()).toEqual(written)
})

test('no server starts with another database’s files, until they are adopted', async () => {
  expect((await admin('adopt-files')).said).toBe(
    `The files in ${join(folder, 'files')} now belong to this database.\n`,
  )
  const elsewhere = join(folder, 'beside')
  const settings = {
    DATA_DIR: elsewhere,
    DATABASE_URL: ownerUrl,
    SECRET_KEYS: randomBytes(32).toString('base64'),
  }
  const start = () => startServer(readSettings(settings), { listen: false })
  await expect(start()).rejects.toThrow(
    `This database stores its files in another place than ${join(elsewhere, 'files')}.`,
  )
  expect((await admin('adopt-files', settings)).code).toBe(0)
  await (await start()).stop()
  expect((await admin('adopt-files')).code).toBe(0)
  await expect(start()).rejects.toThrow('adopt-files')
})

test('values encrypted with an old key are encrypted again, and the command says until when that key is needed', async () => {
  const file = join(folder, 'secret-keys')
  const old = (await readFile(file, 'utf8')).trim()
  const fresh = randomBytes(32).toString('base64')
  await writeFile(file, `${fresh}\n${old}\n`)
  const [freshId, oldId] = openKeyRing([fresh, old]).ids
  const { code, said } = await admin('reseal', { BACKUPS_KEPT_DAYS: '40' })
  expect(code).toBe(0)
  expect(said).toMatch(`Key ${freshId} seals. Sealed again with it: `)
  expect(said).toMatch(/^ {2}kept_notes\.key_sealed: 1$/m)
  expect(said).toMatch(`0 left under ${oldId}, retired on ${todayInRiyadh(house.clock.now())}.`)
  expect(said).toMatch(`store it with them until ${addDays(todayInRiyadh(house.clock.now()), 40)}`)
  await writeFile(file, `${old}\n${fresh}\n`)
  expect((await adminProcess('list')).complained).toMatch(`The first key (${oldId}) was retired on`)
  await writeFile(file, `${fresh}\n`)
  expect((await admin('kept-notes sara@example.sa boss@example.sa RYD-2031/79')).said).toContain(
    'Dates at night.',
  )
  expect((await admin('reseal')).said).toContain('The ring has no other key.')
})

test('a failure is reported in one sentence: exit code 1 if nobody is found, 2 for bad input', async () => {
  const expected: [string, number, string][] = [
    ['grant nobody@example.sa admin', 1, 'No account has the address nobody@example.sa.'],
    ['grant nobody@example.sa king', 2, '"king" is not a role: choose one of patient, dietitian, admin.'],
    ['create nobody', 2, '"nobody" is not an email address.'],
    ['kept-notes sara@example.sa nobody@example.sa RYD-1', 1, 'nobody@example.sa is not an admin.'],
    [
      'kept-notes sara@example.sa boss@example.sa ?',
      2,
      '"?" is not a valid request number: 3 to 60 letters, digits, dots, dashes and slashes.',
    ],
    ['list everybody', 2, 'Usage: npm run admin -- list'],
  ]
  const outcomes = await Promise.all(expected.map(([line], at) => (at === 0 ? adminProcess : admin)(line)))
  expect(outcomes).toEqual(
    expected.map(([, code, sentence]) => ({ code, said: '', complained: `${sentence}\n` })),
  )
})

test('without a command it lists the commands', async () => {
  expect(await admin('')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('create EMAIL'),
  })
})
