import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { openHouse } from '#server/start.ts'

/** As beside a running `npm start`: this process holds the folder and its database. */
const folder = await mkdtemp(join(tmpdir(), 'nabta-admin-'))
const { ownerUrl, close } = await openHouse(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'error' }), {
  alone: true,
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})

type Outcome = { code: number; said: string; complained: string }

const admin = (line: string, settings: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'error', ...settings }
    execFile(
      process.execPath,
      ['bin/run.js', 'admin', ...line.split(' ').filter(Boolean)],
      { env },
      (fault, said, complained) => resolve({ code: Number(fault?.code ?? 0), said, complained }),
    )
  })

test('beside a running server the first admin is made, and everybody listed', async () => {
  const made = await admin('create Boss@Example.sa')
  expect(made).toMatchObject({ code: 0, complained: '' })
  expect(made.said).toMatch(
    /^There is an account for boss@example\.sa now, with the role admin\.\nThis link .*\nhttp:\/\/localhost:3000\/reset-password\?token=[\w-]{43}\n$/,
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

test('with DATABASE_URL it works on that database', async () => {
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

test('what cannot be done is said in one sentence: 1 for nobody there, 2 for bad input', async () => {
  const expected: [string, number, string][] = [
    ['grant nobody@example.sa admin', 1, 'No account has the address nobody@example.sa.'],
    ['grant nobody@example.sa king', 2, '"king" is not a role: choose one of patient, dietitian, admin.'],
    ['create nobody', 2, '"nobody" is not an email address.'],
    ['list everybody', 2, 'Use it like this: npm run admin -- list'],
  ]
  const outcomes = await Promise.all(expected.map(([line]) => admin(line)))
  expect(outcomes).toEqual(
    expected.map(([, code, sentence]) => ({ code, said: '', complained: `${sentence}\n` })),
  )
})

test('without a command it says which there are', async () => {
  expect(await admin('')).toMatchObject({ code: 2, complained: expect.stringContaining('create EMAIL') })
})
