import { expect, test } from 'vitest'
import { readAbsenceClaim } from '#contract/appointments/absence-claims.ts'
import { reportAbsence } from '#contract/appointments/changes.ts'
import { listDisputes, markDisputeAnswered, readDispute, setAnswerDay } from '#contract/money/disputes.ts'
import {
  addClaimEvidence,
  addDisputeEvidence,
  listClaimEvidence,
  listDisputeEvidence,
  readEvidence,
  removeEvidence,
} from '#contract/money/evidence.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { system } from '#server/ground/data/db.ts'
import { erasePerson } from '#server/personal-data.ts'
import { noor } from '#test/cast.ts'
import { demoPage } from '#test/fakes/sample-files.ts'
import { disputesOf } from '#test/payments/disputes.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import {
  inHours,
  paidAppointment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { join, type Person, unique } from '#test/people.ts'

const { app, simulator, hearWebhooks } = await openPayments()
hearWebhooks()
await takePayments(app)
const decide = disputesOf({ app, simulator })
const layla = await paidPractice(app)
const anAdmin = (...duties: ('support' | 'finance' | 'privacy')[]) =>
  join(app, { ...noor, email: unique(noor.email) }, { role: 'admin', duties })
const finance = await anAdmin('finance')
const support = await anAdmin('support')
let hour = 30

async function disputed(respondBy?: string) {
  const patient = await somePatient(app)
  await paidAppointment(app, patient, layla, inHours(app, hour++), cards.paid)
  const [payment] = await paymentsOf(app, patient)
  const atGateway = payment?.gateway_payment ?? ''
  await decide(atGateway, 'open', respondBy)
  const [row] = await app.rows<{ id: string }>(
    'select disputes.id from disputes join payments on payments.id = payment_id where patient_id = $1',
    [patient.id],
  )
  return { patient, id: row?.id ?? '', atGateway }
}

/** A claim of the patient’s that the dietitian did not come, elsewhere than in our call. */
async function claimed() {
  const patient = await somePatient(app)
  const dietitian = await paidPractice(app)
  const id = await paidAppointment(app, patient, dietitian, inHours(app, 6), cards.paid)
  await app.runJobs()
  await app.rows(
    `update appointments set starts_at = now() - interval '1 hour', ends_at = now() - interval '30 minutes',
      meeting_link = 'https://meet.google.com/abc-defg-hij' where id = $1`,
    [id],
  )
  expect((await patient.call(reportAbsence, { id })).status).toBe(200)
  await app.runJobs()
  return { patient, dietitian, id }
}

const addTo = (id: string, name = 'Letter of the bank.pdf', who: Person = finance) =>
  who.call(addDisputeEvidence, { id, name, upload: demoPage })
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  (body as { error?: { code: string } } | null)?.error?.code ?? status
const filesOf = async (id: string) => (await finance.call(listDisputeEvidence, { id })).body

test('a dispute has a last day to answer, a week after it was opened unless the bank’s letter says otherwise', async () => {
  const { id } = await disputed()
  const { dispute } = (await finance.call(readDispute, { id })).body
  const week = new Date(Date.parse(dispute.openedAt) + 7 * 86_400_000 + 3 * 3_600_000)
  expect(dispute).toMatchObject({
    answerBy: week.toISOString().slice(0, 10),
    isDayNamed: false,
    answeredAt: null,
    state: 'open',
    dietitian: { id: layla.id },
  })
  expect((await finance.call(setAnswerDay, { id, answerBy: '2027-01-15' })).status).toBe(200)
  expect((await finance.call(readDispute, { id })).body.dispute).toMatchObject({
    answerBy: '2027-01-15',
    isDayNamed: true,
  })
  const kinds = (await (await anAdmin('privacy')).call(searchAuditLog, { group: 'admins' })).body.entries.map(
    ({ kind }) => kind,
  )
  expect(kinds).toContain('payment.answer_day_set')
})

test('a last day that the bank names to the gateway is taken over, by the day in Riyadh, and nonsense is not', async () => {
  const readAt = async (respondBy: string) => {
    const { id } = await disputed(respondBy)
    const { answerBy, isDayNamed } = (await finance.call(readDispute, { id })).body.dispute
    return { answerBy, isDayNamed }
  }
  expect(await readAt('2027-02-01T22:30:00Z')).toEqual({ answerBy: '2027-02-02', isDayNamed: true })
  expect((await readAt('soon')).isDayNamed).toBe(false)
})

test('an answer is recorded once, and not after the bank has decided', async () => {
  const { id, atGateway } = await disputed()
  await finance.call(markDisputeAnswered, { id })
  const { answeredAt } = (await finance.call(readDispute, { id })).body.dispute
  expect(answeredAt).not.toBeNull()
  await finance.call(markDisputeAnswered, { id })
  expect((await finance.call(readDispute, { id })).body.dispute.answeredAt).toBe(answeredAt)
  await decide(atGateway, 'won')
  expect(codeOf(await finance.call(markDisputeAnswered, { id }))).toBe('decided_already')
  expect(codeOf(await finance.call(setAnswerDay, { id, answerBy: '2027-01-15' }))).toBe('decided_already')
})

test('the list shows open disputes alone when asked for them', async () => {
  const { id, atGateway } = await disputed()
  const listed = async () =>
    (await finance.call(listDisputes, { state: 'open' })).body.disputes.map((each) => each.id)
  expect(await listed()).toContain(id)
  await decide(atGateway, 'lost')
  expect(await listed()).not.toContain(id)
})

test('a file that is added can be listed, downloaded and removed, and each step is in the audit log', async () => {
  const { id } = await disputed()
  const { status, body } = await addTo(id)
  expect(status).toBe(201)
  expect(await filesOf(id)).toMatchObject({
    files: [
      { id: body.file.id, name: 'Letter of the bank.pdf', type: 'application/pdf', by: { id: finance.id } },
    ],
    mayChange: true,
  })
  const file = await finance.fetch(`/api/admin/evidence/${body.file.id}/content`)
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF')
  expect((await finance.call(removeEvidence, { id: body.file.id })).status).toBe(200)
  expect((await filesOf(id)).files).toEqual([])
  expect((await finance.call(readEvidence, { id: body.file.id })).status).toBe(404)
  const log = (await (await anAdmin('privacy')).call(searchAuditLog, { group: 'admins' })).body.entries
  expect(log.filter(({ subject }) => subject === body.file.id).map(({ kind }) => kind)).toEqual([
    'evidence.removed',
    'evidence.read',
    'evidence.added',
  ])
})

test('evidence of a decided dispute stays as it was', async () => {
  const { id, atGateway } = await disputed()
  const { file } = (await addTo(id)).body
  await decide(atGateway, 'won')
  expect(codeOf(await addTo(id))).toBe('decided_already')
  expect(codeOf(await finance.call(removeEvidence, { id: file.id }))).toBe('decided_already')
  expect(await filesOf(id)).toMatchObject({ files: [{ id: file.id }], mayChange: false })
})

test('evidence of a dispute is for finance alone, that of a claim for support too', async () => {
  const { id } = await disputed()
  const { file } = (await addTo(id)).body
  expect((await support.fetch(`/api/admin/evidence/${file.id}/content`)).status).toBe(404)
  expect((await support.call(removeEvidence, { id: file.id })).status).toBe(404)
  const claim = await claimed()
  const added = await support.call(addClaimEvidence, { id: claim.id, name: 'Doorman.pdf', upload: demoPage })
  expect(added.status).toBe(201)
  expect((await finance.call(listClaimEvidence, { id: claim.id })).body.files).toMatchObject([
    { name: 'Doorman.pdf', by: { id: support.id } },
  ])
  expect((await support.fetch(`/api/admin/evidence/${added.body.file.id}/content`)).status).toBe(200)
})

test('a claim has a page with both statements and its deadline', async () => {
  const claim = await claimed()
  const { body } = await support.call(readAbsenceClaim, { id: claim.id })
  expect(body.claim).toMatchObject({
    appointment: claim.id,
    openedBy: 'patient',
    patient: { id: claim.patient.id, says: 'dietitian_absent' },
    dietitian: { id: claim.dietitian.id, says: null },
    waitsForAdmins: false,
  })
  const nobodys = '01990000-0000-7000-8000-00000000dead'
  expect((await support.call(readAbsenceClaim, { id: nobodys })).status).toBe(404)
})

test('nobody handles a dispute about a payment of their own', async () => {
  const { id } = await disputed()
  await app.rows(
    'update payments set patient_id = $2 where id = (select payment_id from disputes where id = $1)',
    [id, finance.id],
  )
  expect(codeOf(await addTo(id))).toBe('own_account')
  expect(codeOf(await finance.call(markDisputeAnswered, { id }))).toBe('own_account')
  expect((await filesOf(id)).mayChange).toBe(false)
})

test('a file of another kind than a picture or PDF is refused', async () => {
  const { id } = await disputed()
  const answer = await finance.call(addDisputeEvidence, {
    id,
    name: 'notes.txt',
    upload: { ...demoPage, bytes: Buffer.from('plain text') },
  } as never)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect((await filesOf(id)).files).toEqual([])
})

test('the files are gone once either side is erased', async () => {
  const { id, patient } = await disputed()
  const { file } = (await addTo(id)).body
  await app.house.db.as(system, (tx) =>
    erasePerson(tx, app.house, { id: patient.id, address: null }, app.house.clock.now()),
  )
  expect(await app.rows('select from evidence_files where id = $1', [file.id])).toEqual([])
})
