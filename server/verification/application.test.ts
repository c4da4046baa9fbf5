import { describe, expect, test } from 'vitest'
import { approvePractice, rejectPractice } from '#contract/oversight/practices.ts'
import { readPractice } from '#contract/profiles.ts'
import { submitPractice, withdrawPractice } from '#contract/verification.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import {
  addDocument,
  applicant,
  licenseOf,
  type StatusName,
  statuses,
  statusNow,
} from '#test/practices/applicants.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'
import { runsAll } from '#test/setup/extent.ts'
import { lockStatus } from './own-status.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const submit = (person: Person) => person.call(submitPractice, {})
const withdraw = (person: Person) => person.call(withdrawPractice, {})
const verificationOf = async (person: Person) =>
  (await person.call(readPractice, {})).body.practice.verification
const told = ({ id }: Person) =>
  app
    .rows<{ kind: string }>(
      "select kind from events where subject_id = $1 and kind ~ 'practice.(submitted|withdrawn)' order by id",
      [id],
    )
    .then((rows) => rows.map(({ kind }) => kind))

/** The status after submitting and withdrawing: null is a refusal, the same status means that nothing changes. */
const leads: Record<StatusName, { submit: StatusName | null; withdraw: StatusName | null }> = {
  draft: { submit: 'submitted', withdraw: 'draft' },
  submitted: { submit: 'submitted', withdraw: 'draft' },
  approved: { submit: 'renewing', withdraw: null },
  renewing: { submit: 'renewing', withdraw: 'approved' },
  rejected: { submit: 'submitted', withdraw: null },
  suspended: { submit: null, withdraw: null },
}
const acts = { submit, withdraw }

describe('a dietitian’s own changes of an application', () => {
  test.each(statuses.flatMap((from) => (['submit', 'withdraw'] as const).map((act) => [act, from] as const)))(
    '%s from %s',
    async (act, from) => {
      const person = await applicant(app, from)
      const before = await statusNow(app, person)
      const { may } = await verificationOf(person)
      const { status, body } = await acts[act](person)
      const after = await statusNow(app, person)
      const to = leads[from][act]
      if (to === null) {
        expect([status, body.error.code]).toEqual([409, 'decided_already'])
        expect(after).toEqual(before)
        expect(may[act]).toBe(false)
        return
      }
      expect([status, after.name]).toEqual([200, to])
      expect(body.verification).toEqual(await verificationOf(person))
      expect(may[act]).toBe(to !== from)
      expect(await told(person)).toEqual(
        to === from ? [] : [act === 'submit' ? 'practice.submitted' : 'practice.withdrawn'],
      )
      expect([after.license_number, after.decided_at, after.reason]).toEqual([
        before.license_number,
        before.decided_at,
        before.reason,
      ])
    },
  )
})

test('a dietitian with an incomplete profile cannot apply, and the refusal says what is missing', async () => {
  const person = await applicant(app, 'draft')
  await app.rows(
    "update dietitian_profiles set license_number = null, license_expires_on = '2026-11-20' where user_id = $1",
    [person.id],
  )
  await app.rows("delete from documents where user_id = $1 and kind <> 'license'", [person.id])
  const missing = {
    fields: ['licenseNumber', 'licenseExpiresOn'],
    documents: ['degree', 'experience', 'insurance'],
  }
  const { status, body } = await submit(person)
  expect([status, body.error.code, body.error.detail]).toEqual([409, 'not_ready', missing])
  expect(await verificationOf(person)).toMatchObject({ missing, may: { submit: false } })
  expect((await statusNow(app, person)).name).toBe('draft')
})

test('an approved dietitian applies again only with something new', async () => {
  const person = await applicant(app, 'approved', { number: 'AN 1', until: '2027-11-20' })
  const change = (statement: string) => app.rows(statement, [person.id])
  await change('update documents set verified_at = now() where user_id = $1')
  await change("update verifications set license_number = 'AN1' where user_id = $1")
  expect((await verificationOf(person)).may.submit).toBe(false)
  expect((await submit(person)).body.error.code).toBe('decided_already')
  await change("update dietitian_profiles set license_number = 'an１' where user_id = $1")
  expect((await verificationOf(person)).may.submit).toBe(false)
  for (const [news, back] of [
    ["license_number = 'AN2'", "license_number = 'AN1'"],
    ["license_expires_on = '2028-11-20'", "license_expires_on = '2027-11-20'"],
  ]) {
    await change(`update dietitian_profiles set ${news} where user_id = $1`)
    expect((await verificationOf(person)).may.submit, news).toBe(true)
    await change(`update dietitian_profiles set ${back} where user_id = $1`)
  }
  await addDocument(app, person, 'certificate')
  expect((await verificationOf(person)).may.submit).toBe(true)
  expect((await submit(person)).body.verification).toMatchObject({
    status: 'approved',
    may: { submit: false, withdraw: true },
  })
})

test('a reason is shown until the dietitian applies again, and again if that is withdrawn', async () => {
  const person = await applicant(app, 'rejected')
  const { reason } = await verificationOf(person)
  expect(reason).toBe('The licence cannot be read.')
  expect((await submit(person)).body.verification.reason).toBeNull()
  const { body } = await withdraw(person)
  expect(body.verification).toMatchObject({
    status: 'rejected',
    reason,
    may: { submit: true, withdraw: false },
  })
})

test('two simultaneous presses submit one application', async () => {
  const person = await applicant(app, 'draft')
  const answers = await Promise.all([1, 2, 3].map(() => submit(person)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await told(person)).toEqual(['practice.submitted'])
})

test('a press that waits for another finds the application submitted', async () => {
  const person = await applicant(app, 'draft')
  const { status, body } = await runWhileUncommitted(
    app,
    async (tx) => {
      await lockStatus(tx, person.id)
      await tx
        .updateTable('verifications')
        .set({ status: 'submitted', submitted_at: app.house.clock.now() })
        .where('user_id', '=', person.id)
        .execute()
    },
    () => submit(person),
  )
  expect([status, body.verification.status]).toEqual([200, 'submitted'])
  expect(await told(person)).toEqual([])
})

test('of withdrawing and deciding at the same time one wins, and both sides are told which', async () => {
  for (let round = 0; round < (runsAll ? 10 : 4); round++) {
    const person = await applicant(app, 'submitted', { submittedAt: '2026-11-21T08:00:00Z' })
    const seen = { id: person.id, submittedAt: '2026-11-21T08:00:00.000Z' }
    const decide =
      round % 2
        ? admin.call(rejectPractice, { ...seen, reason: 'No.' })
        : admin.call(approvePractice, {
            ...seen,
            licenseNumber: licenseOf(person),
            licensedUntil: '2028-01-01',
          })
    const [back, decision] = await Promise.all([withdraw(person), decide])
    const { name } = await statusNow(app, person)
    if (back.status === 200) expect([decision.status, name]).toEqual([409, 'draft'])
    else expect([back.status, decision.status, name]).toEqual([409, 200, round % 2 ? 'rejected' : 'approved'])
  }
})
