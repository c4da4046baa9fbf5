import { beforeAll, expect, test } from 'vitest'
import { decideAbsenceClaim, listAbsenceClaims } from '#contract/appointments/absence-claims.ts'
import { type Attendance, readAppointment } from '#contract/appointments/appointment.ts'
import { completeAppointment, reportAbsence, sayWhoCame } from '#contract/appointments/changes.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { noor } from '#test/cast.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import {
  balancesOf,
  inHours,
  paidAppointment,
  paidPractice,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { join, type Person } from '#test/people.ts'
import { decisionOf } from './claim.ts'

const { app } = await openPayments()
let admin: Person

beforeAll(async () => {
  await takePayments(app)
  admin = await join(app, noor, { role: 'admin' })
})

type Where = 'in our call' | 'elsewhere'

/** An appointment with its own dietitian, paid for with 250 riyals, that began `minutes` ago; it lasts 30 minutes. */
async function begun(minutes: number, where: Where = 'elsewhere') {
  const [who, layla] = [await somePatient(app), await paidPractice(app)]
  const id = await paidAppointment(app, who, layla, inHours(app, 6), cards.paid)
  await app.runJobs()
  const before = await balancesOf(app)
  await move(id, minutes)
  if (where === 'elsewhere')
    await app.rows(
      `update appointments set meeting_link = 'https://meet.google.com/abc-defg-hij' where id = $1`,
      [id],
    )
  return { who, layla, id, before }
}
const move = (id: string, minutes: number) =>
  app.rows(
    `update appointments set starts_at = now() - $2 * interval '1 minute', ends_at = now() - ($2 - 30) * interval '1 minute' where id = $1`,
    [id, minutes],
  )
const came = (id: string, ...sides: ('patient' | 'dietitian')[]) =>
  app.rows(
    `update appointments set ${sides.map((side) => `${side}_attended_at = starts_at`).join(', ')} where id = $1`,
    [id],
  )
const timeIsOver = async (id: string) => {
  await app.rows(
    `update absence_claims set opened_at = now() - interval '3 days', ends_at = now() - interval '1 minute' where appointment_id = $1`,
    [id],
  )
  await app.runCron('settle_absence_claims')
  await app.runJobs()
}
const page = async (who: Person, id: string) => (await who.call(readAppointment, { id })).body.appointment
async function moved(since: Record<string, number>): Promise<Record<string, number>> {
  await app.runJobs()
  const sums = Object.entries(await balancesOf(app))
  return Object.fromEntries(
    sums.map(([account, sum]) => [account, sum - (since[account] ?? 0)]).filter(([, sum]) => sum !== 0),
  )
}
const earned = { prepaid: 25_000, earnings: -21_250, platform_fee: -3_261, vat: -489 }
const givenBack = { prepaid: 25_000, clearing: -25_000 }
const codeOf = async (answer: Promise<{ body: { error?: { code: string } } }>) =>
  (await answer).body.error?.code

test('a patient cannot be reported absent in the first 15 minutes, or by a dietitian who was not in the call', async () => {
  const { layla, id } = await begun(1)
  const absent = () => layla.call(completeAppointment, { id, outcome: 'patient_absent' })
  expect((await page(layla, id)).may).toMatchObject({ complete: true, markAbsent: false })
  expect(await codeOf(absent())).toBe('too_early_to_report')

  const call = await begun(20, 'in our call')
  const missed = () => call.layla.call(completeAppointment, { id: call.id, outcome: 'patient_absent' })
  expect((await page(call.layla, call.id)).may.markAbsent).toBe(false)
  expect(await codeOf(missed())).toBe('you_were_not_there')
  await came(call.id, 'dietitian')
  expect((await missed()).body.appointment).toMatchObject({ status: 'completed', outcome: 'patient_absent' })
  expect(await moved(call.before)).toEqual(earned)
})

test('without a call that proves a patient’s absence the patient is asked, and silence supports the dietitian', async () => {
  const { who, layla, id, before } = await begun(20)
  const answer = await layla.call(completeAppointment, {
    id,
    outcome: 'patient_absent',
    words: 'I waited for half an hour.',
  })
  expect(answer.body.appointment).toMatchObject({
    status: 'confirmed',
    outcome: null,
    claim: { openedBy: 'dietitian', own: 'patient_absent', other: null, decidedAs: null },
    may: { complete: false, sayWhoCame: false },
  })
  expect((await page(who, id)).may).toMatchObject({ sayWhoCame: true, reportAbsence: false })
  expect(await moved(before)).toEqual({})
  const [asked] = (await app.mailTo(who.email)).filter(({ subject }) => subject.startsWith('Did you attend'))
  expect(asked?.text).not.toContain('I waited')
  // A second press and the passing of time change nothing while both sides can answer.
  expect((await layla.call(completeAppointment, { id, outcome: 'patient_absent' })).status).toBe(200)
  expect(await codeOf(layla.call(completeAppointment, { id, outcome: 'attended' }))).toBe(
    'attendance_disputed',
  )
  await move(id, 49 * 60)
  await app.runCron('complete_past')
  expect((await page(who, id)).status).toBe('confirmed')
  await timeIsOver(id)
  expect(await page(who, id)).toMatchObject({
    status: 'completed',
    outcome: 'patient_absent',
    claim: { decidedAs: 'patient_absent', waitsForAdmins: false },
  })
  expect(await moved(before)).toEqual(earned)
  expect((await app.mailTo(who.email)).map(({ subject }) => subject)).toContain(
    'Your appointment counts as missed',
  )
})

test('a patient’s report about a visit elsewhere moves no money; a dietitian who admits it refunds everything', async () => {
  const { who, layla, id, before } = await begun(20)
  expect(
    (await who.call(reportAbsence, { id, words: 'The door was closed.' })).body.appointment,
  ).toMatchObject({
    status: 'confirmed',
    claim: { openedBy: 'patient', own: 'dietitian_absent' },
  })
  expect(await moved(before)).toEqual({})
  expect(await codeOf(who.call(sayWhoCame, { id, attendance: 'attended' }))).toBe('status_has_changed')
  const admitted = await layla.call(sayWhoCame, { id, attendance: 'dietitian_absent' })
  expect(admitted.body.appointment).toMatchObject({ status: 'cancelled', ending: 'dietitian_absent' })
  expect(await moved(before)).toEqual(givenBack)
})

test('a patient whose report gets no answer is refunded in full after two days', async () => {
  const { who, id, before } = await begun(20)
  await who.call(reportAbsence, { id })
  await timeIsOver(id)
  expect(await page(who, id)).toMatchObject({ status: 'cancelled', ending: 'dietitian_absent' })
  expect(await moved(before)).toEqual(givenBack)
})

test('it is cancelled immediately only if the platform’s call shows that the patient waited in vain', async () => {
  const { who, id, before } = await begun(20, 'in our call')
  await came(id, 'patient')
  expect((await who.call(reportAbsence, { id })).body.appointment).toMatchObject({
    status: 'cancelled',
    ending: 'dietitian_absent',
    claim: null,
  })
  expect(await moved(before)).toEqual(givenBack)
  const empty = await begun(20, 'in our call')
  expect((await empty.who.call(reportAbsence, { id: empty.id })).body.appointment).toMatchObject({
    status: 'confirmed',
    claim: { openedBy: 'patient' },
  })
  expect(await moved(empty.before)).toEqual({})
  const met = await begun(20, 'in our call')
  await came(met.id, 'dietitian')
  expect(await codeOf(met.who.call(reportAbsence, { id: met.id }))).toBe('dietitian_was_there')
})

test('an appointment completed in its first second can be disputed for two days, and is not paid out until then', async () => {
  // Makes earnings from other appointments available first, so that they do not interfere.
  await app.runCron('make_available')
  const { who, layla, id, before } = await begun(0)
  expect((await layla.call(completeAppointment, { id, outcome: 'attended' })).status).toBe(200)
  await move(id, 20)
  expect(await moved(before)).toEqual(earned)
  expect((await page(who, id)).may.reportAbsence).toBe(true)
  expect((await who.call(reportAbsence, { id })).body.appointment).toMatchObject({
    status: 'completed',
    claim: { openedBy: 'patient' },
    may: { review: false },
  })
  await move(id, 3 * 24 * 60)
  await app.runCron('make_available')
  expect(await moved(before)).toEqual(earned)
  await timeIsOver(id)
  expect(await page(who, id)).toMatchObject({
    status: 'cancelled',
    ending: 'dietitian_absent',
    outcome: null,
  })
  expect(await moved(before)).toEqual(givenBack)
  await app.runCron('make_available')
  expect(await moved(before)).toEqual(givenBack)

  const late = await begun(20)
  await late.layla.call(completeAppointment, { id: late.id, outcome: 'attended' })
  await move(late.id, 48 * 60 + 31)
  expect(await codeOf(late.who.call(reportAbsence, { id: late.id }))).toBe('too_late_to_report')
})

test('if the two disagree an admin decides, after reading both accounts', async () => {
  for (const [attendance, money] of [
    ['attended', earned],
    ['dietitian_absent', givenBack],
  ] as const satisfies readonly (readonly [Attendance, object])[]) {
    const { who, layla, id, before } = await begun(20)
    await who.call(reportAbsence, { id, words: 'The door was closed.' })
    expect(await codeOf(admin.call(decideAbsenceClaim, { id, attendance }))).toBe('sides_still_asked')
    const answer = await layla.call(sayWhoCame, {
      id,
      attendance: 'attended',
      words: 'We talked for an hour.',
    })
    expect(answer.body.appointment).toMatchObject({ status: 'confirmed', claim: { waitsForAdmins: true } })
    expect(await moved(before)).toEqual({})
    // Too short to count as attendance, but visible to the admin.
    await app.rows(
      `insert into call_presences (appointment_id, person_id, party, seat, joined_at, seen_at, left_at)
        values ($1, $2, 'patient', uuidv7(), '2026-11-22T10:00:00Z', '2026-11-22T10:03:00Z', '2026-11-22T10:03:00Z')`,
      [id, who.id],
    )
    const [claim] = (await admin.call(listAbsenceClaims, { state: 'for_admins' })).body.claims
    expect(claim).toMatchObject({
      appointment: id,
      paid: 250,
      inOurCall: false,
      patient: {
        says: 'dietitian_absent',
        words: 'The door was closed.',
        cameAt: '2026-11-22T10:00:00.000Z',
      },
      dietitian: { says: 'attended', words: 'We talked for an hour.', cameAt: null },
    })
    const decide = () => admin.call(decideAbsenceClaim, { id, attendance })
    expect((await decide()).status).toBe(200)
    expect(await codeOf(decide())).toBe('decided_already')
    expect(await moved(before)).toEqual(money)
    const { entries } = (await admin.call(searchAuditLog, { group: 'appointments' })).body
    expect(entries.find(({ kind }) => kind === 'appointment.absence_decided')).toMatchObject({
      actor: { id: admin.id },
    })
  }
})

test('neither side can read the other’s account', async () => {
  const { who, layla, id } = await begun(20)
  await who.call(reportAbsence, { id, words: 'The door was closed.' })
  expect(JSON.stringify(await page(layla, id))).not.toContain('The door')
  const [row] = await app.rows<{ sealed: Buffer }>(
    'select patient_words_sealed as sealed from absence_claims where appointment_id = $1',
    [id],
  )
  expect(row?.sealed.toString('latin1')).not.toContain('door')
})

const opened = { opened_by: 'patient', ends_at: '2026-11-24T00:00:00Z' } as const
const [during, after] = [new Date('2026-11-23T00:00:00Z'), new Date('2026-11-24T00:00:00Z')]
test.each([
  ['dietitian_absent', null, during, null],
  ['dietitian_absent', null, after, 'dietitian_absent'],
  ['dietitian_absent', 'attended', during, 'for_admins'],
  ['dietitian_absent', 'patient_absent', after, 'for_admins'],
  ['attended', null, during, 'attended'],
  ['patient_absent', 'attended', during, 'patient_absent'],
  [null, 'dietitian_absent', during, 'dietitian_absent'],
] as const)('patient: %s, dietitian: %s, at %s: %s', (patient_says, dietitian_says, now, expected) => {
  expect(decisionOf({ ...opened, patient_says, dietitian_says }, now)).toBe(expected)
})

test('if the platform asked, silence supports neither side', () => {
  const asked = { ...opened, opened_by: 'platform' } as const
  expect(decisionOf({ ...asked, patient_says: null, dietitian_says: null }, during)).toBe(null)
  expect(decisionOf({ ...asked, patient_says: null, dietitian_says: null }, after)).toBe('for_admins')
  expect(decisionOf({ ...asked, patient_says: null, dietitian_says: 'attended' }, after)).toBe('for_admins')
  expect(decisionOf({ ...asked, patient_says: 'dietitian_absent', dietitian_says: null }, after)).toBe(
    'for_admins',
  )
})

test('emails about a free visit do not mention money', async () => {
  const { who, layla, id } = await begun(20)
  await app.rows('update appointments set paid_halalas = 0 where id = $1', [id])
  await who.call(reportAbsence, { id })
  await timeIsOver(id)
  for (const { email } of [who, layla]) {
    const mails = (await app.mailTo(email)).filter(
      // The refund of this test's payment has its own email.
      ({ text }) => /did not attend/.test(text) && !/Our team has refunded/.test(text),
    )
    expect(mails.length).toBeGreaterThan(0)
    for (const { text } of mails) expect(text).not.toMatch(/hold|paid|back/)
  }
})
