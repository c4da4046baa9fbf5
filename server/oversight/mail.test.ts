import { expect, test } from 'vitest'
import {
  approvePractice,
  readApplication,
  reinstatePractice,
  rejectPractice,
  suspendPractice,
} from '#contract/oversight/practices.ts'
import { submitPractice, withdrawPractice } from '#contract/verification.ts'
import type { EventId } from '#server/ground/data/events.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { applicant, licenseOf } from '#test/practices/applicants.ts'
import { practiceApproved } from './mail.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const site = 'http://localhost:3000'

const seenOf = async ({ id }: Person) =>
  (await admin.call(readApplication, { id })).body.application.submittedAt ?? ''
const submitted = (person: Person) => person.call(submitPractice, {})
const approve = async (person: Person) =>
  admin.call(approvePractice, {
    id: person.id,
    submittedAt: await seenOf(person),
    licenseNumber: licenseOf(person),
    licensedUntil: '2028-05-01',
  })
const reject = async (person: Person, reason = 'Page two is missing.') =>
  admin.call(rejectPractice, { id: person.id, submittedAt: (await seenOf(person)) || null, reason })
const suspend = ({ id }: Person, reason = 'A complaint is being looked at.') =>
  admin.call(suspendPractice, { id, reason })
const reinstate = ({ id }: Person) => admin.call(reinstatePractice, { id })

async function lettersAfter(person: Person, ...steps: (() => Promise<unknown>)[]) {
  for (const step of steps) await step()
  await app.runJobs()
  return app.mailTo(person.email)
}

/** Excludes emails about the payout hold that comes with a suspension. */
const isOfPractice = ({ subject }: { subject: string }) => !/payouts|تحويلاتك/.test(subject)

test('an application’s arrival is confirmed, in the language of the account', async () => {
  const [english, arabic] = [await applicant(app, 'draft'), await applicant(app, 'draft', { language: 'ar' })]
  const [letter] = await lettersAfter(english, () => submitted(english))
  expect(letter?.subject).toBe('We have received your application')
  expect(letter?.text).toContain('on 21 November 2026 at 12:00 pm (Riyadh time)')
  expect(letter?.text).toContain('usually within two working days')
  expect(letter?.text).toContain(`${site}/dietitian/availability`)
  const [inArabic] = await lettersAfter(arabic, () => submitted(arabic))
  expect(inArabic?.subject).toBe('وصلنا طلبك')
  expect(inArabic?.text).toContain(`${site}/ar/dietitian/availability`)
})

test('a confirmation of a submitted change says that the present licence still counts', async () => {
  const person = await applicant(app, 'approved', { until: '2026-12-31' })
  const [letter] = await lettersAfter(person, () => submitted(person))
  expect(letter?.subject).toBe('We have received your changes')
  expect(letter?.text).toContain('It ends on 31 December 2026.')
})

test('an application withdrawn, submitted again or decided before its email was written gets no email of its own', async () => {
  const [withdrawn, decided, again] = [
    await applicant(app, 'draft'),
    await applicant(app, 'draft'),
    await applicant(app, 'draft'),
  ]
  const letters = await lettersAfter(
    withdrawn,
    () => submitted(withdrawn),
    () => withdrawn.call(withdrawPractice, {}),
  )
  expect(letters).toEqual([])
  const afterDecision = await lettersAfter(
    decided,
    () => submitted(decided),
    () => approve(decided),
  )
  expect(afterDecision.map(({ subject }) => subject)).toEqual(['You are verified: patients can now find you'])
  const twice = await lettersAfter(
    again,
    () => submitted(again),
    () => again.call(withdrawPractice, {}),
    async () => app.at('2026-11-21T09:05:00Z'),
    () => submitted(again),
  )
  expect(twice).toHaveLength(1)
  app.at('2026-11-21T09:00:00Z')
})

test('an approved dietitian is told how to get the first booking', async () => {
  const person = await applicant(app, 'submitted')
  const [letter] = await lettersAfter(person, () => approve(person))
  expect(letter?.subject).toBe('You are verified: patients can now find you')
  for (const words of [
    licenseOf(person).toUpperCase(),
    '1 May 2028',
    `${site}/dietitian/availability`,
    `${site}/dietitian/services`,
  ])
    expect(letter?.text).toContain(words)
  const renewing = await applicant(app, 'renewing')
  expect((await lettersAfter(renewing, () => approve(renewing)))[0]?.subject).toBe(
    'Your changes are verified',
  )
})

test('a rejected dietitian reads why, and where to correct it', async () => {
  const [first, renewing, again] = [
    await applicant(app, 'submitted'),
    await applicant(app, 'renewing', { until: '2026-12-31' }),
    await applicant(app, 'suspended', { until: '2026-11-01' }),
  ]
  const [letter] = await lettersAfter(first, () => reject(first, 'Page two is missing.\n\nThe name differs.'))
  expect(letter?.subject).toBe('Your application needs a change')
  expect(letter?.text).toContain('\n\n\u2068Page two is missing.\u2069\n\n\u2068The name differs.\u2069\n\n')
  expect(letter?.text).toContain(`${site}/dietitian/profile?tab=documents`)
  const [renewal] = await lettersAfter(renewing, () => reject(renewing))
  expect(renewal?.text).toContain('until your current license ends on 31 December 2026')
  expect((await lettersAfter(again, () => reject(again)))[0]?.subject).toBe('You can apply again')
})

test('a dietitian is told of both suspension and reinstatement', async () => {
  const person = await applicant(app, 'approved', { language: 'ar' })
  const [suspended] = (
    await lettersAfter(person, () => suspend(person, 'The licence was withdrawn.'))
  ).filter(isOfPractice)
  expect(suspended?.subject).toBe('تم إيقاف ملفك')
  expect(suspended?.text).toContain('\u2068The licence was withdrawn.\u2069')
  app.at('2026-11-21T09:02:00Z')
  const subjects = (await lettersAfter(person, () => reinstate(person)))
    .filter(isOfPractice)
    .map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['تم إيقاف ملفك', 'عاد ظهورك للمرضى'].toSorted())
  app.at('2026-11-21T09:00:00Z')
})

test('of several decisions only the last is announced, and one that has been corrected is not', async () => {
  const [person, mended] = [await applicant(app, 'submitted'), await applicant(app, 'submitted')]
  const minute = (count: number) => async () => app.at(`2026-11-21T09:0${count}:00Z`)
  const all = await lettersAfter(
    person,
    () => approve(person),
    minute(1),
    () => suspend(person),
    minute(2),
    () => reinstate(person),
    minute(3),
    () => suspend(person, 'Once more.'),
  )
  const letters = all.filter(isOfPractice)
  expect(letters.map(({ subject }) => subject)).toEqual(['Your profile has been suspended'])
  expect(letters[0]?.text).toContain('Once more.')
  const afterMending = await lettersAfter(
    mended,
    () => reject(mended),
    () => submitted(mended),
  )
  expect(afterMending.map(({ subject }) => subject)).toEqual(['We have received your application'])
  app.at('2026-11-21T09:00:00Z')
})

test('text by an admin arrives as plain text, whatever it contains', async () => {
  const person = await applicant(app, 'submitted')
  const nasty = '<script>alert(1)</script> <a href="https://evil.example">here</a> & "so"'
  const [letter] = await lettersAfter(person, () => reject(person, nasty))
  expect(letter?.html).not.toContain('<script>')
  expect(letter?.html).not.toContain('<a href="https://evil.example">')
  expect(letter?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(letter?.text.replaceAll('\u200c', '')).toContain(nasty)
  expect(letter?.text).not.toContain('https://evil.example')
})

test('these emails say nothing about health, and a job that runs again sends nothing twice', async () => {
  const person = await applicant(app, 'submitted')
  await lettersAfter(person, () => approve(person))
  const [event] = await app.rows<{ id: string }>(
    "select id from events where kind = 'practice.approved' and subject_id = $1",
    [person.id],
  )
  await practiceApproved(app.house, event?.id as EventId<never>)
  const letters = await app.mailTo(person.email)
  expect(letters.map(({ id }) => id)).toEqual([`${event?.id}.practice-approved`])
  expect(JSON.stringify(letters)).not.toMatch(/diabetes|pregnan/i)
})

test('a deleted account gets no more emails', async () => {
  const person = await applicant(app, 'submitted')
  const letters = await lettersAfter(
    person,
    () => reject(person),
    () => app.rows('update users set leaving_at = now() where id = $1', [person.id]),
  )
  expect(letters).toEqual([])
})
