import { describe, expect, test } from 'vitest'
import {
  approvePractice,
  readApplication,
  reinstatePractice,
  rejectPractice,
  suspendPractice,
} from '#contract/oversight/practices.ts'
import { submitPractice, withdrawPractice } from '#contract/verification.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { decide } from '#server/verification/move-verification.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { applicant, licenseOf, type StatusName, statuses, statusNow } from '#test/practices/applicants.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const newAdmin = (also: readonly 'dietitian'[] = []) =>
  join(app, { ...noor, email: unique(noor.email) }, { role: 'admin', also })
const [admin, second] = [await newAdmin(), await newAdmin()]
const reason = 'Please upload both pages of the license.'
const until = '2028-05-01'

const actions = {
  approve: async (by: Person, { id }: Person, more = {}) => {
    const { submittedAt } = (await admin.call(readApplication, { id })).body.application ?? {}
    const seen = submittedAt ?? app.house.clock.now().toISOString()
    return by.call(approvePractice, {
      id,
      submittedAt: seen,
      licenseNumber: licenseOf({ id }),
      licensedUntil: until,
      ...more,
    })
  },
  reject: async (by: Person, { id }: Person, more = {}) => {
    const { submittedAt } = (await admin.call(readApplication, { id })).body.application ?? {}
    return by.call(rejectPractice, { id, submittedAt: submittedAt ?? null, reason, ...more })
  },
  suspend: (by: Person, { id }: Person) => by.call(suspendPractice, { id, reason }),
  reinstate: (by: Person, { id }: Person) => by.call(reinstatePractice, { id }),
}
type Action = keyof typeof actions

/** The status to which each decision leads from each status; any other is refused. */
const leads: Partial<Record<StatusName, Partial<Record<Action, StatusName>>>> = {
  submitted: { approve: 'approved', reject: 'rejected' },
  approved: { suspend: 'suspended' },
  renewing: { approve: 'approved', reject: 'approved', suspend: 'suspended' },
  suspended: { reinstate: 'approved' },
}
const cells = statuses.flatMap((from) =>
  (Object.keys(actions) as Action[]).map(
    (action) => [action, from, leads[from]?.[action] ?? 'nowhere'] as const,
  ),
)
const decisionsAbout = ({ id }: Person) =>
  app.rows<{ kind: string; actor: string; detail: Record<string, unknown> }>(
    "select kind, actor, detail from events where subject_id = $1 and kind ~ 'practice.(approved|rejected|suspended|reinstated)' order by id",
    [id],
  )

describe('the states of a verification', () => {
  test.each(cells)('%s from %s leads to %s', async (action, from, to) => {
    const person = await applicant(app, from)
    const before = await statusNow(app, person)
    const { status, body } = await actions[action](admin, person)
    const after = await statusNow(app, person)
    if (to === 'nowhere') {
      expect([status, body.error.code]).toEqual([409, 'decided_already'])
      expect(after).toEqual(before)
      expect(await decisionsAbout(person)).toEqual([])
      return
    }
    expect([status, after.name]).toEqual([200, to])
    expect([after.decided_by, after.decided_at]).toEqual([admin.id, app.house.clock.now()])
    expect(body.application).toMatchObject({ id: person.id, status: after.status, submittedAt: null })
    expect((await decisionsAbout(person)).map(({ kind, actor }) => [kind, actor])).toEqual([
      [
        `practice.${{ approve: 'approved', reject: 'rejected', suspend: 'suspended', reinstate: 'reinstated' }[action]}`,
        admin.id,
      ],
    ])
    // The `may` sent to the screen matches the actions that are actually possible.
    expect(body.application.may).toEqual(
      Object.fromEntries(
        (Object.keys(actions) as Action[]).map((each) => [each, leads[after.name]?.[each] !== undefined]),
      ),
    )
  })
})

/** The dietitians' own actions, and the status to which each leads; `decided_already` if it is too late. */
const own: Record<StatusName, { submit: string; withdraw: string }> = {
  draft: { submit: 'submitted', withdraw: 'draft' },
  submitted: { submit: 'submitted', withdraw: 'draft' },
  approved: { submit: 'renewing', withdraw: 'decided_already' },
  renewing: { submit: 'renewing', withdraw: 'approved' },
  rejected: { submit: 'submitted', withdraw: 'decided_already' },
  suspended: { submit: 'decided_already', withdraw: 'decided_already' },
}
const ownCells = statuses.flatMap((from) =>
  (['submit', 'withdraw'] as const).map((action) => [action, from, own[from][action]] as const),
)
const routeOf = { submit: submitPractice, withdraw: withdrawPractice }

describe('the states that the dietitian changes', () => {
  test.each(ownCells)('%s from %s leads to %s', async (action, from, to) => {
    const person = await applicant(app, from)
    const before = await statusNow(app, person)
    const { status, body } = await person.call(routeOf[action], {})
    const after = await statusNow(app, person)
    expect(status === 200 ? after.name : body.error.code).toBe(to)
    if (status !== 200) expect(after.name).toBe(from)
    const { license_number, licensed_until, reason, decided_at, decided_by } = before
    expect(after).toMatchObject({ license_number, licensed_until, reason, decided_at, decided_by })
  })
})

test('a rejected renewal leaves the licence as it was, with the reason beside it', async () => {
  const person = await applicant(app, 'renewing', { until: '2026-12-31' })
  const before = await statusNow(app, person)
  await actions.reject(admin, person)
  expect(await statusNow(app, person)).toMatchObject({
    name: 'approved',
    reason,
    license_number: before.license_number,
    licensed_until: before.licensed_until,
  })
})

test('a dietitian suspended until the licence ended is not reinstated, and returns by applying again', async () => {
  const person = await applicant(app, 'suspended', { until: '2026-11-20' })
  const lastDay = await applicant(app, 'suspended', { until: '2026-11-21' })
  expect((await actions.reinstate(admin, person)).body.error.code).toBe('decided_already')
  expect((await actions.reject(admin, lastDay)).body.error.code).toBe('decided_already')
  expect((await actions.reinstate(admin, lastDay)).status).toBe(200)
  expect((await actions.reject(admin, person)).status).toBe(200)
  expect((await statusNow(app, person)).name).toBe('rejected')
})

test.each([
  ['approve', 'reject', 'submitted'],
  ['reject', 'approve', 'submitted'],
  ['approve', 'approve', 'renewing'],
  ['suspend', 'approve', 'renewing'],
  ['reject', 'suspend', 'renewing'],
  ['suspend', 'suspend', 'approved'],
  ['reinstate', 'reinstate', 'suspended'],
] as const)('of two admins who %s and %s at the same time one wins', async (one, other, from) => {
  const person = await applicant(app, from)
  const answers = await Promise.all([actions[one](admin, person), actions[other](second, person)])
  const statuses = answers.map(({ status }) => status).sort()
  // Suspending what was just approved is not a lost race: the decisions simply follow each other.
  if (statuses[1] === 200) expect([one, other]).toContain('suspend')
  else expect(statuses).toEqual([200, 409])
  expect(await decisionsAbout(person)).toHaveLength(answers.filter(({ status }) => status === 200).length)
})

test('of a dietitian who withdraws and an admin who approves at the same time one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await applicant(app, 'submitted')
    const seen = (await admin.call(readApplication, { id: person.id })).body.application.submittedAt ?? ''
    const [approved, withdrawn] = await Promise.all([
      actions.approve(admin, person, { submittedAt: seen }),
      person.call(withdrawPractice, {}),
    ])
    expect([approved.status, withdrawn.status].sort()).toEqual([200, 409])
    expect((await statusNow(app, person)).name).toBe(approved.status === 200 ? 'approved' : 'draft')
  }
})

test('a decision that waited for another finds that it is too late', async () => {
  const person = await applicant(app, 'submitted', { submittedAt: '2026-11-21T08:00:00Z' })
  const { status, body } = await runWhileUncommitted(
    app,
    (tx) =>
      decide(
        tx,
        {
          from: {
            id: person.id,
            status: 'submitted',
            submittedAt: '2026-11-21T08:00:00Z',
            licenseNumber: null,
            licensedUntil: null,
          },
          to: 'rejected',
          reason,
          by: second.id,
        },
        app.house.clock.now(),
      ),
    () => actions.approve(admin, person),
  )
  expect([status, body.error.code]).toEqual([409, 'decided_already'])
  expect(await statusNow(app, person)).toMatchObject({ name: 'rejected', decided_by: second.id })
})

test.each(['approve', 'reject'] as const)(
  'an application withdrawn and submitted again since it was read cannot be decided: %s',
  async (action) => {
    const person = await applicant(app, 'submitted', { submittedAt: '2026-11-21T08:00:00.123Z' })
    for (const submittedAt of ['2026-11-21T08:00:00.122Z', '2026-11-20T08:00:00Z']) {
      const { body } = await actions[action](admin, person, { submittedAt })
      expect(body.error.code).toBe('decided_already')
    }
    expect((await statusNow(app, person)).name).toBe('submitted')
    expect((await actions[action](admin, person)).status).toBe(200)
  },
)

test('an admin cannot decide about themselves in any way', async () => {
  for (const from of statuses) {
    const person = await applicant(app, from, { also: ['admin'] })
    await app.rows("update sessions set active_role = 'admin' where user_id = $1", [person.id])
    await app.rows('update users set second_factor_waived = true where id = $1', [person.id])
    const before = await statusNow(app, person)
    for (const action of Object.keys(actions) as Action[]) {
      const { status, body } = await actions[action](person, person)
      expect([status, body.error.code], `${action} from ${from}`).toEqual([404, 'not_found'])
    }
    expect(await statusNow(app, person)).toEqual(before)
    const { body } = await person.call(readApplication, { id: person.id })
    expect(Object.values(body.application.may)).toEqual([false, false, false, false])
    await app.rows("delete from user_roles where user_id = $1 and role_type = 'admin'", [person.id])
  }
})

test('the database itself lets nobody verify themselves or their documents', async () => {
  const person = await applicant(app, 'submitted', { also: ['admin'] })
  for (const role of ['dietitian', 'admin'] as const) {
    const actor: Actor = { id: person.id, role, language: 'en' }
    const verify = app.house.db.as(actor, (tx) =>
      tx
        .updateTable('verifications')
        .set({ status: 'approved', license_number: 'x', licensed_until: until })
        .where('user_id', '=', person.id)
        .execute(),
    )
    await expect(verify, role).rejects.toThrow('only an admin verifies')
    const mark = app.house.db.as(actor, (tx) =>
      tx.updateTable('documents').set({ verified_at: new Date() }).where('user_id', '=', person.id).execute(),
    )
    await expect(mark, role).rejects.toThrow(/row-level security|only an admin verifies/)
  }
  await app.rows("delete from user_roles where user_id = $1 and role_type = 'admin'", [person.id])
})

test('only an admin decides or reads, and a missing application looks the same as a person who is not a dietitian', async () => {
  const [person, dietitian] = [await applicant(app, 'submitted'), await applicant(app, 'approved')]
  const patient = await join(app, { ...noor, email: unique(noor.email) })
  for (const action of Object.keys(actions) as Action[]) {
    for (const other of [patient, dietitian, person])
      expect((await actions[action](other, person)).status).toBe(403)
    for (const id of [patient.id, '019ac000-0000-7000-8000-000000000000']) {
      const { status, body } = await actions[action](admin, { ...patient, id })
      expect([status, body.error.code]).toEqual([404, 'not_found'])
    }
  }
  expect((await statusNow(app, person)).name).toBe('submitted')
})

test('a reason is required, and stored as it was written', async () => {
  const person = await applicant(app, 'submitted')
  for (const empty of ['', '   ', '\n\n']) {
    const { status, body } = await actions.reject(admin, person, { reason: empty })
    expect([status, body.error.fields?.[0]]).toMatchObject([
      422,
      { field: 'reason', code: 'reason_required' },
    ])
  }
  const written = '<b>اسم الوثيقة</b> & "the name" differ.\nPage 2 is missing.'
  await actions.reject(admin, person, { reason: ` ${written} ` })
  expect((await statusNow(app, person)).reason).toBe(written)
  const { body } = await admin.call(readApplication, { id: person.id })
  expect([body.application.reason, body.application.history[0]?.reason]).toEqual([written, written])
})

test('a decision records its grounds: licence, documents, reason, admin and time', async () => {
  const person = await applicant(app, 'approved', { number: 'EV-1', until: '2027-03-01' })
  await actions.suspend(admin, person)
  const documents = await app.rows<{ id: string }>(
    'select id from documents where user_id = $1 order by id',
    [person.id],
  )
  expect(await decisionsAbout(person)).toEqual([
    {
      kind: 'practice.suspended',
      actor: admin.id,
      detail: {
        from: 'approved',
        decision: expect.any(String),
        licensedUntil: '2027-03-01',
        documents: documents.map(({ id }) => id),
      },
    },
  ])
  expect(
    await app.rows('select reason, license_number from practice_decisions where user_id = $1', [person.id]),
  ).toEqual([{ reason, license_number: 'EV-1' }])
})
