import { expect, test } from 'vitest'
import { askForReset } from '#contract/accounts/reset.ts'
import { saveBilling } from '#contract/money/billing.ts'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { askSupport } from '#contract/support/questions.ts'
import { answerSurvey } from '#contract/survey.ts'
import { openApp } from '#test/app.ts'
import { drLayla, sara } from '#test/cast.ts'
import { ibanEnding } from '#test/payments/payouts.ts'
import { join, unique } from '#test/people.ts'

const app = await openApp({ TRUSTED_PROXIES: '127.0.0.1' })
const billing = {
  legalName: 'Layla Al-Harbi Nutrition Clinic',
  street: '7214 Olaya Street',
  city: 'Riyadh',
  postalCode: '12213',
}

/** Submits every form that needs no account, from many network addresses, with the same email address. */
async function fillForms(email: string): Promise<number> {
  let sent = 0
  for (let n = 1; n <= 5; n++) {
    const from = { 'x-forwarded-for': `198.51.100.${n}` }
    const answers = await Promise.all([
      app.call(
        answerSurvey,
        {
          audience: 'patient',
          name: 'Nobody',
          email,
          phone: '+966501234567',
          needs: 'Nothing.',
          healthConsent: true,
        },
        from,
      ),
      app.call(
        askSupport,
        { name: 'Nobody', email, category: 'other', subject: `Nothing ${n}`, content: 'Nothing.' },
        from,
      ),
      app.call(subscribeToNewsletter, { email }, from),
    ])
    sent += answers.filter(({ status }) => status < 300).length
  }
  return sent
}

const subjectsTo = async (email: string) => (await app.mailTo(email)).map(({ subject }) => subject)

test('whatever strangers submit, emails about a new bank account and a new password reach the account’s owner', async () => {
  const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await layla.call(saveBilling, { ...billing, iban: ibanEnding('19') })
  await app.runJobs()
  expect(await fillForms(layla.email)).toBeGreaterThan(10)
  await app.runJobs()
  const before = await subjectsTo(layla.email)
  await layla.call(saveBilling, { ...billing, iban: ibanEnding('27') })
  await app.call(askForReset, { email: layla.email })
  await app.runJobs()
  const now = await subjectsTo(layla.email)
  const fresh = (subject: string) =>
    now.filter((each) => each === subject).length - before.filter((each) => each === subject).length
  expect(fresh('The bank account of your practice was changed')).toBe(1)
  expect(fresh('Set a new password')).toBe(1)
  // The number of emails that strangers trigger is limited.
  expect(before.length).toBeLessThan(10)
})

test('emails triggered by strangers do not count towards an account’s own limit', async () => {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  await fillForms(person.email)
  await app.runJobs()
  const ofActivity = app.house.keys.mark('mail.hour', person.email)
  expect(await app.rows('select from counters where key = $1', [ofActivity])).toEqual([])
})

test('a change of the bank account also appears as a notification and on the phone, without naming the account', async () => {
  const phone = '+966507778899'
  const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await app.rows('update profiles set phone = $2 where id = $1', [layla.id, phone])
  await layla.call(saveBilling, { ...billing, iban: ibanEnding('19') })
  await app.runJobs()
  const { notifications } = (await layla.call(listNotifications, {})).body
  expect(notifications.map(({ kind }) => kind)).toContain('billing.iban_changed')
  const [message] = await app.mailTo(phone)
  expect(message?.text).toMatch(
    /^Nabta: the bank account for your payouts was changed on .*If this was not you, reset your password\.$/,
  )
  expect(message?.text).not.toContain('19')
})
