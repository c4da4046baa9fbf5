import { expect, test } from 'vitest'
import { system } from '#server/ground/data/db.ts'
import type { DetailArgument, EventId } from '#server/ground/data/events.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, type Person, signIn, unique } from '#test/people.ts'
import { type accountEvents, record } from './events.ts'
import { accountNewDevice } from './mail-notices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-20T21:00:00Z')

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const known = (more = {}, who: { name: string; email: string } = sara) =>
  join(app, { ...who, email: unique(who.email) }, more)
type Kind = keyof typeof accountEvents
async function letterAfter<K extends Kind>(
  kind: K,
  person: Person,
  ...detail: DetailArgument<typeof accountEvents, K>
) {
  const now = app.house.clock.now()
  await app.house.db.as(system, (tx) => record(tx, system, kind, person.id, now, ...detail))
  await app.runJobs()
  return (await app.mailTo(person.email))[0]
}

test('the email about a sign-in from a new browser names browser, system and Riyadh time', async () => {
  const [english, arabic] = [await known(), await known({ language: 'ar' })]
  for (const person of [english, arabic]) {
    const there = atAnotherBrowser(app, person)
    there.headers = { 'user-agent': chromeOnWindows }
    await signIn(there)
  }
  await app.runJobs()
  const [first, second] = [(await app.mailTo(english.email))[0], (await app.mailTo(arabic.email))[0]]
  expect(first?.subject).toBe('A new sign-in to your account')
  expect(first?.text).toContain('on 21 November 2026 at 12:00 am (Riyadh time)')
  expect(first?.text).toContain('Chrome on Windows')
  expect(second?.subject).toBe('تسجيل دخول جديد إلى حسابك')
  expect(second?.text).toContain('يوم 21 نوفمبر 2026 الساعة 12:00 ص بتوقيت الرياض')
  expect(second?.text).toContain('Chrome على Windows')
})

test.each([
  [{ browser: 'Safari', system: null }, 'before: Safari.'],
  [{ browser: null, system: 'Linux' }, 'before: Linux.'],
  [{ browser: null, system: null }, 'before: an unknown device.'],
  [{}, 'before: an unknown device.'],
])('a device that sends %o is described by its known parts', async (detail, words) => {
  expect((await letterAfter('session.started_elsewhere', await known(), detail))?.text).toContain(words)
})

test.each([
  ['patient', sara, '/patient/settings?tab=security'],
  ['dietitian', drLayla, '/dietitian/settings'],
  ['admin', noor, '/admin/settings'],
] as const)('a %s gets links to their own settings and to a new password', async (role, who, path) => {
  const letter = await letterAfter('session.started_elsewhere', await known({ role }, who), {})
  expect(letter?.text).toContain(`\nhttp://localhost:3000${path}\n`)
  expect(letter?.text).toContain('\nhttp://localhost:3000/reset-password\n')
  expect(letter?.html).toContain('href="http://localhost:3000/reset-password"')
})

test.each([
  ['account.second_factor_on', 'Two-factor authentication is on', 'تم تفعيل التحقق بخطوتين'],
  ['account.second_factor_off', 'Two-factor authentication is off', 'تم إيقاف التحقق بخطوتين'],
  [
    'account.second_factor_reset',
    'Two-factor authentication was removed from your account',
    'تمت إزالة التحقق بخطوتين من حسابك',
  ],
  ['account.recovery_codes_renewed', 'New recovery codes were created', 'تم إنشاء رموز استرداد جديدة'],
  ['account.recovery_code_used', 'A recovery code was used', 'تم استخدام رمز استرداد'],
] as const)('%s is announced in the language of the account', async (kind, inEnglish, inArabic) => {
  const [english, arabic] = [await known(), await known({ language: 'ar' })]
  const letters = [await letterAfter(kind, english), await letterAfter(kind, arabic)]
  expect(letters.map((letter) => letter?.subject)).toEqual([inEnglish, inArabic])
  expect(letters[0]?.text).toContain('on 21 November 2026 at 12:00 am (Riyadh time)')
  expect(letters[1]?.text).toContain('يوم 21 نوفمبر 2026 الساعة 12:00 ص بتوقيت الرياض')
})

test('noon is twelve, not zero', async () => {
  app.at('2026-11-20T09:05:00Z')
  const letter = await letterAfter('account.second_factor_on', await known())
  expect(letter?.text).toContain('on 20 November 2026 at 12:05 pm (Riyadh time)')
  app.at('2026-11-20T21:00:00Z')
})

test('an account that is being erased gets no more emails, and one that was never confirmed gets none', async () => {
  const [leaving, waiting] = [await known(), await known()]
  await app.rows('update users set leaving_at = now() where id = $1', [leaving.id])
  await app.rows('update users set confirmed_at = null where id = $1', [waiting.id])
  for (const person of [leaving, waiting]) {
    expect(await letterAfter('account.password_changed', person, { by: 'change' })).toBeUndefined()
    expect(await letterAfter('account.registration_repeated', person)).toBeUndefined()
  }
})

test('a job that runs again sends the same email, and its reader gets one', async () => {
  const person = await known()
  await letterAfter('session.started_elsewhere', person, {})
  const [event] = await app.rows<{ id: string }>(
    "select id from events where subject_id = $1 and kind = 'session.started_elsewhere'",
    [person.id],
  )
  for (let count = 0; count < 3; count++) await accountNewDevice(app.house, event?.id as EventId<never>)
  const letters = await app.mailTo(person.email)
  expect(letters.map(({ id, headers }) => [id, headers['Message-ID']])).toEqual([
    [`${event?.id}.account-new-device`, `<${event?.id}.account-new-device@localhost>`],
  ])
})
