import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSmsProvider } from '#test/fakes/sms-provider.ts'
import { readSettings } from '../settings.ts'
import { outboxFolder, readStoredLetter } from './outbox.ts'
import { isPhone, type Message, openSms } from './sms.ts'

const message: Message = {
  id: '0199f0a0-0000-7000-8000-000000000001.appointment-patient-sms',
  to: '+966501234567',
  language: 'ar',
  text: 'تم تأكيد موعدك',
}

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nabta-sms-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test.each(['+966501234567', '+12025550123', '+4915112345678'])('%s is a number', (text) => {
  expect(isPhone(text)).toBe(true)
})

test.each(['', '0501234567', '+0501234567', '966501234567', '+966 501234567', '+966501234567,+1', '+1\n'])(
  '%j is not a number',
  (text) => {
    expect(isPhone(text)).toBe(false)
  },
)

describe('a provider', () => {
  let provider: Awaited<ReturnType<typeof openSmsProvider>>
  let logged: unknown[]
  beforeEach(async () => {
    provider = await openSmsProvider('t/ok en')
    logged = []
  })
  afterEach(() => provider.close())
  const opened = (url = provider.url) =>
    openSms(readSettings({ DATA_DIR: dataDir, SMS_URL: url }), (...line) => void logged.push(line))

  test('gets number, text and id, and the token where it belongs', async () => {
    await opened().deliver(message)
    await opened().deliver(message)
    expect(provider.sent()).toEqual([{ id: message.id, to: message.to, text: message.text }])
    expect(JSON.stringify(logged)).not.toMatch(/t.ok|\+966|تم/)
  })

  test.each([401, 404, 429, 500, 503])(
    'that answers %i has not accepted the message, and only the status is logged',
    async (status) => {
      provider.say(status)
      await expect(opened().deliver(message)).rejects.toThrow(
        new Error(`the SMS provider did not accept the message (${status})`),
      )
    },
  )

  test('cannot redirect to another address', async () => {
    const elsewhere = await openSmsProvider()
    provider.say(307, { location: elsewhere.url })
    await expect(opened().deliver(message)).rejects.toThrow('(307)')
    expect(elsewhere.asked()).toBe(0)
    elsewhere.close()
  })

  test('that cannot be reached is reported by a code only', async () => {
    provider.close()
    await expect(opened('http://secret@127.0.0.1:9/x').deliver(message)).rejects.toThrow(
      /^the SMS provider did not accept the message \([A-Za-z_]+\)$/,
    )
  })
})

test('without one, messages are stored in the outbox with the emails, each once', async () => {
  const settings = readSettings({ DATA_DIR: dataDir })
  const sms = openSms(settings, () => {})
  await sms.deliver(message)
  await sms.deliver({ ...message, text: 'again' })
  expect(await readStoredLetter(outboxFolder(settings), message.id)).toMatchObject({
    kind: 'sms',
    to: '+966501234567',
    text: 'تم تأكيد موعدك',
  })
})

test('a message goes to one number, under an id that is safe in a path', async () => {
  const sms = openSms(readSettings({ DATA_DIR: dataDir }), () => {})
  await expect(sms.deliver({ ...message, to: '0501234567' })).rejects.toThrow('exactly one number')
  await expect(sms.deliver({ ...message, id: '../x' })).rejects.toThrow('file name')
})
