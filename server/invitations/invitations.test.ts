import { beforeAll, expect, test } from 'vitest'
import { readInvitation, refuseInvitations, refuseInvitationsByOneClick } from '#contract/invitation-links.ts'
import {
  acceptInvitation,
  addressesIn,
  endConnection,
  inviteByEmail,
  readInvitationAsPatient,
  readInvitations,
  removeInvitationLink,
  renewInvitationLink,
  withdrawInvitation,
} from '#contract/invitations.ts'
import { openConversation } from '#contract/messages.ts'
import { bookForPatient } from '#contract/money/reserved-appointments.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { readPatient } from '#contract/patients/patients.ts'
import { serviceOf } from '#test/appointments/appointments.ts'
import { drFahad, omar, sara } from '#test/cast.ts'
import { openPayments } from '#test/payments/open-payments.ts'
import { begin, inHours, paidPractice, takePayments } from '#test/payments/paying.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { linkPurpose } from './invitations.ts'

const { app } = await openPayments()
let layla: Person
let unverified: Person

beforeAll(async () => {
  await takePayments(app)
  layla = await paidPractice(app)
  unverified = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
})

const linkOf = async (dietitian = layla) =>
  (await dietitian.call(readInvitations, {})).body.link ??
  (await dietitian.call(renewInvitationLink, {})).body.link ??
  ''
const newPatient = (who = sara) => join(app, { ...who, email: unique(who.email) })
const invite = (emails: string, language: 'en' | 'ar' = 'en', dietitian = layla) =>
  dietitian.call(inviteByEmail, { emails, language })
const tokenIn = (text = '') => /[?]token=([\w-]{43})/.exec(text)?.[1] ?? ''
const mailsTo = async (email: string) => {
  await app.runJobs()
  return app.mailTo(email)
}
const feeOf = async (patient: Person) =>
  app.rows('select fee_percent from payments where patient_id = $1 order by opened_at desc limit 1', [
    patient.id,
  ])

test('whoever opens the link learns who sent it, and a forged or replaced one leads nowhere', async () => {
  const link = await linkOf()
  const seen = await app.call(readInvitation, { token: link })
  expect(seen.body).toEqual({
    dietitian: expect.objectContaining({ id: layla.id, name: layla.name }),
    isMailed: false,
  })
  const renewed = (await layla.call(renewInvitationLink, {})).body.link ?? ''
  expect(renewed).not.toBe(link)
  for (const token of [link, 'A'.repeat(43)])
    expect((await app.call(readInvitation, { token })).status).toBe(404)
  expect((await layla.call(removeInvitationLink, {})).body.link).toBeNull()
  expect((await app.call(readInvitation, { token: renewed })).status).toBe(404)
})

test('an unverified dietitian invites nobody', async () => {
  expect((await unverified.call(readInvitations, {})).body.mayInvite).toBe(false)
  const refused = [
    await unverified.call(renewInvitationLink, {}),
    await invite('hind@example.sa', 'en', unverified),
  ]
  expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
    [409, 'not_listed'],
    [409, 'not_listed'],
  ])
  expect(await app.rows('select from practice_invitations where dietitian_id = $1', [unverified.id])).toEqual(
    [],
  )
})

test('before they accept, neither can write to the other; afterwards both can, and the dietitian can book', async () => {
  const patient = await newPatient()
  const service = await serviceOf(app, layla)
  const book = () =>
    layla.call(bookForPatient, {
      patient: patient.id,
      service,
      mode: 'video',
      startsAt: inHours(app, 60),
    })
  const write = () => patient.call(openConversation, { with: layla.id })
  expect((await book()).status).toBe(404)
  expect((await write()).body.error.code).toBe('no_appointment_between')
  const token = await linkOf()
  expect((await patient.call(readInvitationAsPatient, { token })).body.isConnected).toBe(false)
  expect((await patient.call(acceptInvitation, { token })).body.isConnected).toBe(true)
  expect((await patient.call(readInvitationAsPatient, { token })).body.isConnected).toBe(true)
  expect((await write()).status).toBe(200)
  expect((await book()).status).toBe(201)
  const [known] = (await layla.call(readInvitations, {})).body.connected
  expect(known).toMatchObject({ id: patient.id, name: patient.name, isOwn: true })
})

test('accepting twice connects once, and the dietitian is notified once, without a name', async () => {
  const patient = await newPatient(omar)
  const dietitian = await paidPractice(app)
  const token = await linkOf(dietitian)
  await Promise.all([1, 2].map(() => patient.call(acceptInvitation, { token })))
  await app.runJobs()
  expect((await dietitian.call(readInvitations, {})).body.connected).toHaveLength(1)
  const { notifications } = (await dietitian.call(listNotifications, {})).body
  expect(notifications.filter(({ kind }) => kind === 'invitation.accepted')).toHaveLength(1)
  expect(JSON.stringify(notifications)).not.toContain(omar.name)
})

test('a connection shares nothing about health, and an unconnected dietitian does not find the patient', async () => {
  const patient = await newPatient()
  await patient.call(acceptInvitation, { token: await linkOf() })
  expect((await layla.call(readPatient, { id: patient.id })).status).toBe(404)
  const other = await paidPractice(app)
  expect((await other.call(readInvitations, {})).body.connected).toEqual([])
})

test('a patient ends a connection, once', async () => {
  const patient = await newPatient()
  await patient.call(acceptInvitation, { token: await linkOf() })
  expect((await patient.call(endConnection, { id: layla.id })).status).toBe(200)
  expect((await patient.call(endConnection, { id: layla.id })).status).toBe(404)
  const { body } = await patient.call(openConversation, { with: layla.id })
  expect(body.error.code).toBe('no_appointment_between')
})

test('dietitians who are patients too cannot connect with themselves', async () => {
  const both = await join(
    app,
    { ...drFahad, email: unique(drFahad.email) },
    { role: 'patient', also: ['dietitian'] },
  )
  await listedDietitian(app, both)
  const [made] = await app.rows<{ id: string }>(
    "insert into practice_invitations (dietitian_id, language, made_at) values ($1, 'en', now()) returning id",
    [both.id],
  )
  const { status, body } = await both.call(acceptInvitation, {
    token: app.house.keys.sign(linkPurpose, made?.id ?? ''),
  })
  expect([status, body.error.code]).toEqual([409, 'cannot_book_yourself'])
})

test('people invited by email get one letter each in the chosen language, with a link of their own', async () => {
  const [first, second] = [unique('nouf@example.sa'), unique('hind@example.sa')]
  const { body } = await invite(`${first.toUpperCase()}, ${second}\n${first}`, 'ar')
  expect(body.invited.map(({ email }) => email).toSorted()).toEqual([first, second].toSorted())
  const [[letter], [other]] = [await mailsTo(first), await mailsTo(second)]
  expect(letter).toMatchObject({ language: 'ar', subject: expect.stringContaining('دعوة من') })
  expect(tokenIn(letter?.text)).not.toBe(tokenIn(other?.text))
  const patient = await newPatient()
  expect((await patient.call(acceptInvitation, { token: tokenIn(letter?.text) })).status).toBe(200)
  // It is used up.
  expect((await app.call(readInvitation, { token: tokenIn(letter?.text) })).status).toBe(404)
  expect((await layla.call(readInvitations, {})).body.invited.map(({ email }) => email)).toEqual([second])
})

test('an address gets no second letter within a day, and none once the invitation is withdrawn', async () => {
  const email = unique('reem@example.sa')
  await invite(email)
  await invite(email)
  expect(await mailsTo(email)).toHaveLength(1)
  const late = unique('late@example.sa')
  const { body } = await invite(late)
  const id = body.invited.find((each) => each.email === late)?.id ?? ''
  expect((await layla.call(withdrawInvitation, { id })).status).toBe(200)
  expect((await layla.call(withdrawInvitation, { id })).status).toBe(404)
  expect(await mailsTo(late)).toEqual([])
})

test('a reader who refuses gets no invitation from any dietitian, and none of them learns why', async () => {
  const email = unique('quiet@example.sa')
  await invite(email)
  const [letter] = await mailsTo(email)
  const token = tokenIn(letter?.text)
  expect((await app.call(refuseInvitations, { token })).status).toBe(200)
  expect((await app.call(refuseInvitationsByOneClick, { token })).status).toBe(200)
  const other = await paidPractice(app)
  expect((await invite(email, 'en', other)).status).toBe(200)
  expect((await invite(email)).status).toBe(200)
  expect(await mailsTo(email)).toHaveLength(1)
  // The link that a dietitian passes on is nobody's address.
  expect((await app.call(refuseInvitations, { token: await linkOf() })).status).toBe(404)
})

test('a text without addresses, with a wrong one or with too many is refused, and nothing is sent', async () => {
  const many = Array.from({ length: 21 }, (_, at) => `n${at}@example.sa`).join(' ')
  for (const [emails, code] of [
    ['  , ;', 'required'],
    ['nouf@example.sa, not an address', 'email_invalid'],
    [many, 'too_many'],
  ] as const) {
    const { status, body } = await invite(emails)
    expect([status, body.error.fields]).toEqual([422, [expect.objectContaining({ field: 'emails', code })]])
  }
  expect(addressesIn('Nouf <Nouf@Example.sa>؛ hind@example.sa')).toEqual([
    'nouf',
    'nouf@example.sa',
    'hind@example.sa',
  ])
})

test('the platform takes the fee for own patients from those who were new, and the usual one from others', async () => {
  await app.rows('update platform_settings set own_fee_percent = 3')
  const fresh = await newPatient()
  await fresh.call(acceptInvitation, { token: await linkOf() })
  await begin(app, fresh, layla, inHours(app, 80))
  expect(await feeOf(fresh)).toEqual([{ fee_percent: 3 }])
  // With another dietitian the same patient is like anybody else.
  await begin(app, fresh, await paidPractice(app), inHours(app, 84))
  expect(await feeOf(fresh)).toEqual([{ fee_percent: 15 }])

  const early = await newPatient()
  await app.rows("update users set created_at = created_at - interval '4 days' where id = $1", [early.id])
  await early.call(acceptInvitation, { token: await linkOf() })
  await begin(app, early, layla, inHours(app, 88))
  expect(await feeOf(early)).toEqual([{ fee_percent: 15 }])
})
