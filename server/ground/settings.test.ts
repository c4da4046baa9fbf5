import { expect, test } from 'vitest'
import { BadSettings, readSettings } from './settings.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const faultsIn = (environment: Record<string, string>): string => {
  try {
    readSettings(environment)
    return ''
  } catch (fault) {
    if (fault instanceof BadSettings) return fault.message
    throw fault
  }
}

test('without any settings it is the demo on loopback', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, rateLimitScale: 1 })
  expect(readSettings({ PORT: '4000' }).publicUrl.origin).toBe('http://localhost:4000')
})

test('all faults are listed together', () => {
  const told = faultsIn({ PORT: 'x', PUBLIC_URL: 'ftp://a', LOG_LEVEL: 'loud', RATE_LIMIT_SCALE: '0' })
  for (const name of ['PORT', 'PUBLIC_URL', 'LOG_LEVEL', 'RATE_LIMIT_SCALE']) expect(told).toContain(name)
})

test('contradictory settings are listed beside unreadable ones', () => {
  const told = faultsIn({
    SMTP_URL: 'foo',
    PORT: '70000',
    DATABASE_APP_URL: 'postgres://a@b/c',
    HOST: '0.0.0.0',
    PAYMENT_KEY: 'a'.repeat(16),
    TURN_SECRET: 'b'.repeat(16),
  })
  for (const name of ['SMTP_URL', 'PORT', 'DATABASE_APP_URL', 'DEMO', 'PAYMENT_URL', 'TURN_URL'])
    expect(told).toContain(name)
})

test('a setting that is given but unreadable is not also reported as missing', () => {
  const told = faultsIn({
    TURN_URL: 'http://relay.example',
    TURN_SECRET: 'b'.repeat(16),
    DATABASE_URL: 'mysql://a@b/c',
    DATABASE_APP_URL: 'postgres://a@b/c',
    DEMO: 'yes',
    HOST: '0.0.0.0',
  })
  const names = told
    .split('\n  - ')
    .slice(1)
    .map((line) => line.split(' ')[0])
  expect(names).toEqual(['DATABASE_URL', 'TURN_URL', 'DEMO', 'SECRET_KEYS'])
})

test('each unusable setting is named once, with what it must be', () => {
  const wrong: Record<string, string[]> = {
    PORT: ['x', '-1', '65536', '80.5'],
    PUBLIC_URL: [
      'nabta.example',
      'ftp://a',
      'https://a/b',
      'https://a/?b',
      'https://a/#b',
      'https://u:p@a',
      'https:',
    ],
    DATABASE_URL: ['nabta', 'mysql://a@b/c'],
    DATABASE_APP_URL: ['nabta', 'mysql://a@b/c'],
    SMTP_URL: ['foo', 'smtp:', 'smtp:relay.example', 'https://relay.example'],
    SMS_URL: ['foo', 'https:', 'ftp://TOKEN@sms.example'],
    PAYMENT_URL: ['foo', 'http://gateway.example', 'ftp://gateway.example'],
    PAYMENT_KEY: ['short'],
    PAYMENT_WEBHOOK_SECRET: ['short'],
    PAYMENT_PAYOUT_ACCOUNT: ['an account'],
    STORAGE_URL: ['foo', 's3:', 's3://store.example/nabta', 'https://K:S@store.example/nabta'],
    SCANNER_URL: ['foo', 'tcp:', 'tcp://scanner', 'http://scanner:3310'],
    BUS_URL: ['foo', 'nats:bus', 'amqp://bus.example'],
    TURN_URL: ['foo', 'http://relay.example', 'turn:relay.example?transport=quic'],
    TURN_SECRET: ['short'],
    SECRET_KEYS: ['short', ',', `${key},short,short`],
    DEMO: ['yes', 'true', '2'],
    TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/33', '10.0.0.1 x'],
    RATE_LIMIT_SCALE: ['x', '0', '-1', 'Infinity'],
    PUSH_SERVICES: ['push.example', 'https://push.example/path'],
    OIDC_PROVIDERS: ['x', '{}', '[{"id":"A"}]'],
    METRICS_TOKEN: ['short'],
    LOG_LEVEL: ['loud', 'INFO'],
  }
  const partners = {
    DATABASE_URL: 'postgres://a@b/c',
    SECRET_KEYS: key,
    PAYMENT_URL: 'https://gateway.example',
    PAYMENT_KEY: 'a'.repeat(16),
    PAYMENT_WEBHOOK_SECRET: 'a'.repeat(16),
    TURN_URL: 'turn:relay.example',
    TURN_SECRET: 'a'.repeat(16),
  }
  expect(faultsIn(partners)).toBe('')
  for (const [name, values] of Object.entries(wrong))
    for (const value of values) {
      const [, ...told] = faultsIn({ ...partners, [name]: value }).split('\n')
      expect(told, `${name}=${value}`).toEqual([
        expect.stringMatching(new RegExp(`^  - ${name} (must|contains no) `)),
      ])
    }
})

test('a setting that consists of spaces counts as unset', () => {
  expect(readSettings({ PORT: ' ', SMTP_URL: '  ' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test('an operator’s own database requires its keys and is never the demo by default', () => {
  expect(faultsIn({ DATABASE_URL: 'postgres://a@b/c' })).toContain('SECRET_KEYS')
  expect(readSettings({ DATABASE_URL: 'postgres://a@b/c', SECRET_KEYS: key }).demo).toBe(false)
  expect(faultsIn({ DATABASE_URL: 'postgres://a@b/c', SECRET_KEYS: 'short' })).toContain('32 bytes')
  expect(faultsIn({ BACKUP_DATABASE_URL: 'postgres://a@b/c' })).toContain('requires DATABASE_URL')
})

test('the demo is never exposed to the internet by accident', () => {
  expect(faultsIn({ HOST: '0.0.0.0' })).toContain('DEMO')
  expect(faultsIn({ PUBLIC_URL: 'https://nabta.example' })).toContain('DEMO')
  expect(readSettings({ HOST: '0.0.0.0', DEMO: '0' }).demo).toBe(false)
})

test('a file store names everything needed to reach it', () => {
  const whole = 's3://KEY:SECRET@store.example/nabta?region=me-central-1'
  expect(readSettings({ STORAGE_URL: whole }).storageUrl).toBe(whole)
  for (const lacking of [
    's3://store.example/nabta',
    's3://KEY:SECRET@store.example',
    'https://K:S@store.example/nabta',
  ])
    expect(faultsIn({ STORAGE_URL: lacking })).toContain('STORAGE_URL')
  for (const lacking of ['tcp://scanner', 'http://scanner:3310'])
    expect(faultsIn({ SCANNER_URL: lacking })).toContain('SCANNER_URL')
})

test('a provider of text messages is reached by https, with its token', () => {
  const whole = 'https://TOKEN@sms.example/messages'
  expect(readSettings({ SMS_URL: whole }).smsUrl).toBe(whole)
  expect(readSettings({ SMS_URL: 'http://TOKEN@127.0.0.1:4000/x' }).smsUrl).toBeDefined()
  for (const wrong of [
    'https://sms.example/messages',
    'https://TOKEN:SECRET@sms.example/messages',
    'http://TOKEN@sms.example/messages',
    'ftp://TOKEN@sms.example',
  ])
    expect(faultsIn({ SMS_URL: wrong })).toContain('SMS_URL')
})

test('mail has a sender, a reply address and a bounce address, each one plain address', () => {
  const support = 'support@nabta.test'
  expect(readSettings({})).toMatchObject({ mailFrom: support, mailReplyTo: support, mailBounce: support })
  expect(readSettings({ MAIL_FROM: 'a@b.example', MAIL_BOUNCE: 'c@b.example' })).toMatchObject({
    mailFrom: 'a@b.example',
    mailReplyTo: support,
    mailBounce: 'c@b.example',
  })
  for (const name of ['MAIL_FROM', 'MAIL_REPLY_TO', 'MAIL_BOUNCE'])
    for (const wrong of [
      'clinic',
      'Clinic <a@b.example>',
      'a@b.example, c@d.example',
      'a@localhost',
      'a@b.example\r\nBcc: c@d.example',
    ])
      expect(faultsIn({ [name]: wrong })).toContain(`${name} must be one plain email address`)
})
