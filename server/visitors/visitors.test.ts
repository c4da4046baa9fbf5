import { beforeAll, expect, test } from 'vitest'
import { confirmAddress, register } from '#contract/accounts/registration.ts'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { holdTime } from '#contract/appointments/booking.ts'
import { readPracticeCalendar } from '#contract/appointments/practice-calendar.ts'
import { listSlots } from '#contract/availability.ts'
import { bookForPatient } from '#contract/money/reserved-appointments.ts'
import { readPublicListing, savePublicListing } from '#contract/public-listing.ts'
import { bookAsVisitor, holdForVisitor, releaseForVisitor } from '#contract/visitors.ts'
import { openApp } from '#test/app.ts'
import { confirmedAppointment, requestAppointment, serviceOf } from '#test/appointments/appointments.ts'
import { drFahad, drLayla, noor, omar, sara } from '#test/cast.ts'
import { newestMailedToken } from '#test/links.ts'
import { atAnotherBrowser, join, type Person, signIn, unique, visitor } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = '2026-11-22T06:00:00.000Z'
let layla: Person
let fahad: Person
let sarah: Person
let service: string
let fahads: string

beforeAll(async () => {
  app.at(now)
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  await listedDietitian(app, layla, { services: [{ duration: 30, price: 150 }], mostPerPatient: 20 })
  await listedDietitian(app, fahad, { takesAtOnce: true })
  sarah = await join(app, sara)
  service = await serviceOf(app, layla)
  fahads = await serviceOf(app, fahad)
})

type Browser = Pick<Person, 'call'>

const hold = (browser: Browser, startsAt: string, dietitian: Person = layla) =>
  browser.call(holdForVisitor, {
    dietitian: dietitian.id,
    service: dietitian === layla ? service : fahads,
    startsAt,
  })
const send = (browser: Browser, startsAt: string, email: string, dietitian: Person = layla) =>
  browser.call(bookAsVisitor, {
    dietitian: dietitian.id,
    service: dietitian === layla ? service : fahads,
    startsAt,
    mode: 'video',
    zone: 'Asia/Riyadh',
    name: omar.name,
    email,
    password: 'cardamom & dates',
    bornOn: '1991-03-09',
    agrees: true,
  })
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error ? `${status} ${body.error.code}` : String(status)
const isFreeFor = async (person: Person, startsAt: string, dietitian: Person = layla) => {
  const { body } = await person.call(listSlots, { id: dietitian.id, from: startsAt.slice(0, 10), days: '1' })
  return body.days.some(({ slots }) => slots.includes(startsAt))
}
const appointmentsAt = (startsAt: string) =>
  app.rows<{ id: string; status: string; patient_id: string }>(
    'select id, status, patient_id from appointments where starts_at = $1',
    [startsAt],
  )
/** Holds the time and sends the form, from a browser of its own. */
async function reserved(startsAt: string, { dietitian = layla, email = unique(omar.email) } = {}) {
  const browser = visitor(app)
  expect(codeOf(await hold(browser, startsAt, dietitian))).toBe('201')
  expect(codeOf(await send(browser, startsAt, email, dietitian))).toBe('202')
  return { browser, email }
}
const linkFor = (email: string) => newestMailedToken(app, email, 'confirm-email')

test('a visitor holds a time for five minutes, and sees what it is', async () => {
  const startsAt = '2026-11-24T10:00:00.000Z'
  const { status, body } = await hold(visitor(app), startsAt)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    until: '2026-11-22T06:05:00.000Z',
    seconds: 300,
    choice: {
      dietitian: { id: layla.id, name: layla.name, photoId: null, zone: 'Asia/Riyadh', takesAtOnce: false },
      service: { minutes: 30, price: 150 },
      startsAt,
      pays: false,
    },
  })
  const { body: listing } = await layla.call(readPublicListing, {})
  expect(body.choice.dietitian.path).toBe(listing.path)
  expect(await isFreeFor(sarah, startsAt)).toBe(false)
  expect(codeOf(await hold(visitor(app), startsAt))).toBe('409 slot_taken')
  expect(codeOf(await sarah.call(holdTime, { dietitian: layla.id, service, startsAt }))).toBe(
    '409 slot_taken',
  )
  expect(codeOf(await requestAppointment(app, sarah, layla, { startsAt }))).toBe('409 slot_taken')
  app.at('2026-11-22T06:05:00.000Z')
  expect(await isFreeFor(sarah, startsAt)).toBe(true)
  expect(codeOf(await hold(visitor(app), startsAt))).toBe('201')
  await app.runCron('free_visitor_times')
  expect(
    await app.rows('select from visitor_holds where held_until <= $1', ['2026-11-22T06:05:00Z']),
  ).toEqual([])
  app.at(now)
})

test('a browser holds one time, and can release it', async () => {
  const [first, second] = ['2026-11-24T11:00:00.000Z', '2026-11-24T12:00:00.000Z']
  const browser = visitor(app)
  await hold(browser, first)
  await hold(browser, second)
  expect([await isFreeFor(sarah, first), await isFreeFor(sarah, second)]).toEqual([true, false])
  expect(codeOf(await hold(browser, '2026-11-24T10:00:00.000Z')), 'what cannot be had').toBe('409 slot_taken')
  expect(await isFreeFor(sarah, second), 'leaves the one before').toBe(false)
  await visitor(app).call(releaseForVisitor, {})
  expect(await isFreeFor(sarah, second), 'nobody releases somebody else’s').toBe(false)
  expect(codeOf(await browser.call(releaseForVisitor, {}))).toBe('200')
  expect(await isFreeFor(sarah, second)).toBe(true)
})

test('only a free time of a dietitian whom the public sees can be held', async () => {
  const startsAt = '2026-11-24T13:00:00.000Z'
  const browser = visitor(app)
  expect(codeOf(await hold(browser, '2026-11-24T23:00:00.000Z'))).toBe('409 slot_taken')
  expect(codeOf(await browser.call(holdForVisitor, { dietitian: layla.id, service: fahads, startsAt }))).toBe(
    '404 not_found',
  )
  await layla.call(savePublicListing, { isListed: false, showsPhoto: false, showsReviews: false })
  expect(codeOf(await hold(browser, startsAt))).toBe('404 not_found')
  await layla.call(savePublicListing, { isListed: true, showsPhoto: false, showsReviews: false })
  await app.runJobs()
  await app.rows('update platform_settings set takes_bookings = false')
  expect(codeOf(await hold(browser, startsAt))).toBe('409 bookings_paused')
  await app.rows('update platform_settings set takes_bookings = true')
})

test('of two visitors who want the same time at the same moment, one gets it', async () => {
  const startsAt = '2026-11-25T06:00:00.000Z'
  const answers = await Promise.all(Array.from({ length: 6 }, () => hold(visitor(app), startsAt)))
  expect(answers.map(codeOf).sort()).toEqual(['201', ...Array(5).fill('409 slot_taken')])
})

test('the form reserves the time for 20 minutes, and the link books it', async () => {
  const startsAt = '2026-11-25T10:00:00.000Z'
  const browser = visitor(app)
  const email = unique(omar.email)
  await hold(browser, startsAt)
  app.at('2026-11-22T06:04:00.000Z')
  const sent = await send(browser, startsAt, email)
  expect([sent.status, sent.body]).toEqual([202, { until: '2026-11-22T06:24:00.000Z', seconds: 1_200 }])
  await app.runJobs()
  const [letter] = await app.mailTo(email)
  expect(letter?.subject).toBe('Confirm your email to book your appointment')
  expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('reserved until 22 November 2026 at 9:24 am')
  app.at('2026-11-22T06:23:00.000Z')
  expect(await isFreeFor(sarah, startsAt)).toBe(false)
  expect(await appointmentsAt(startsAt)).toEqual([])

  const { status, body } = await browser.call(confirmAddress, { token: await linkFor(email) })
  const [appointment] = await appointmentsAt(startsAt)
  expect([status, body.redirectTo]).toEqual([
    200,
    `/patient/dietitians/${layla.id}/book?booked=${appointment?.id}`,
  ])
  expect(appointment).toMatchObject({ status: 'pending', patient_id: body.session.user.id })
  const read = await browser.call(readAppointment, { id: appointment?.id ?? '' })
  expect(read.body.appointment).toMatchObject({ startsAt, mode: 'video', status: 'pending' })
  expect(await app.rows('select from visitor_holds where person_id = $1', [body.session.user.id])).toEqual([])
  const [person] = await app.rows(
    `select full_name, date_of_birth::text as born, (select array_agg(purpose order by purpose) from consents
        where user_id = profiles.id and given) as consents
      from profiles where id = $1`,
    [body.session.user.id],
  )
  expect(person).toEqual({ full_name: omar.name, born: '1991-03-09', consents: ['care', 'terms'] })
  app.at(now)
})

test('a practice that takes bookings at once has a confirmed appointment', async () => {
  const startsAt = '2026-11-25T11:00:00.000Z'
  const { browser, email } = await reserved(startsAt, { dietitian: fahad })
  await browser.call(confirmAddress, { token: await linkFor(email) })
  expect(await appointmentsAt(startsAt)).toMatchObject([{ status: 'confirmed' }])
})

test('if there is something to pay, the link leads to the payment with the time still held', async () => {
  const startsAt = '2026-11-25T12:00:00.000Z'
  await app.rows('update platform_settings set takes_payments = true')
  const { browser, email } = await reserved(startsAt)
  app.at('2026-11-22T06:19:00.000Z')
  const { body } = await browser.call(confirmAddress, { token: await linkFor(email) })
  expect(body.redirectTo).toBe(
    `/patient/dietitians/${layla.id}/book?${new URLSearchParams({ service, mode: 'video', slot: startsAt })}`,
  )
  expect(await appointmentsAt(startsAt)).toEqual([])
  expect(await isFreeFor(sarah, startsAt)).toBe(false)
  const again = await browser.call(holdTime, { dietitian: layla.id, service, startsAt })
  expect(again.body).toMatchObject({
    until: '2026-11-22T06:34:00.000Z',
    needs: { bornOn: false, consent: false },
  })
  await app.rows('update platform_settings set takes_payments = false')
  app.at(now)
})

test('a reservation that nobody confirms lapses, and its link still opens the account', async () => {
  const startsAt = '2026-11-25T13:00:00.000Z'
  const { browser, email } = await reserved(startsAt)
  const token = await linkFor(email)
  app.at('2026-11-22T06:20:00.000Z')
  expect(await isFreeFor(sarah, startsAt)).toBe(true)
  expect(codeOf(await requestAppointment(app, sarah, layla, { startsAt }))).toBe('201')
  await app.runCron('free_visitor_times')
  const { status, body } = await browser.call(confirmAddress, { token })
  expect([status, body.redirectTo]).toEqual([
    200,
    `/patient/dietitians/${layla.id}/book?${new URLSearchParams({ service, mode: 'video', slot: startsAt })}`,
  ])
  expect(await appointmentsAt(startsAt)).toMatchObject([{ patient_id: sarah.id }])
  app.at(now)
})

test('an address with an account gets the same answer, nothing is booked, and its owner reads of it', async () => {
  const startsAt = '2026-11-26T06:00:00.000Z'
  const owner = await join(app, { ...noor, email: unique(noor.email) })
  const [stranger, fresh] = [visitor(app), visitor(app)]
  await hold(stranger, startsAt)
  await hold(fresh, '2026-11-26T07:00:00.000Z')
  const known = await send(stranger, startsAt, owner.email)
  const unknown = await send(fresh, '2026-11-26T07:00:00.000Z', unique(omar.email))
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  const names = (answer: typeof known) => [...answer.headers.keys()].sort()
  expect(names(known)).toEqual(names(unknown))
  await app.runJobs()
  const [letter] = await app.mailTo(owner.email)
  expect(letter?.subject).toBe('Sign in to book your appointment')
  expect(letter?.text).toContain(
    encodeURIComponent(`/patient/dietitians/${layla.id}/book?service=${service}`),
  )
  expect(letter?.text).toContain('nothing was booked')
  expect(await appointmentsAt(startsAt)).toEqual([])
  expect(await isFreeFor(sarah, startsAt), 'reserved all the same').toBe(false)
  expect(await isFreeFor(owner, startsAt), 'but not for the owner').toBe(true)
  const held = await owner.call(holdTime, { dietitian: layla.id, service, startsAt })
  expect(codeOf(held)).toBe('201')
  expect(await app.rows('select from visitor_holds where person_id = $1', [owner.id])).toEqual([])
  expect(codeOf(await requestAppointment(app, owner, layla, { startsAt }))).toBe('201')
})

test('the owner of a known address books a reserved time without holding it first', async () => {
  const startsAt = '2026-11-26T08:00:00.000Z'
  const owner = await join(app, { ...noor, email: unique(noor.email) })
  await reserved(startsAt, { email: owner.email })
  expect(codeOf(await requestAppointment(app, owner, layla, { startsAt }))).toBe('201')
})

test('whoever signs in in the same browser goes on with the held time', async () => {
  const startsAt = '2026-11-26T10:00:00.000Z'
  const owner = await join(app, { ...noor, email: unique(noor.email) })
  const browser = atAnotherBrowser(app, owner)
  await hold(browser, startsAt)
  expect(await isFreeFor(owner, startsAt)).toBe(false)
  expect((await signIn(browser)).status).toBe(200)
  expect(await isFreeFor(browser, startsAt)).toBe(true)
  expect(codeOf(await browser.call(holdTime, { dietitian: layla.id, service, startsAt }))).toBe('201')
  expect(await isFreeFor(sarah, startsAt)).toBe(false)
})

test('the form needs the hold of this browser, and a way that the service offers', async () => {
  const startsAt = '2026-11-26T11:00:00.000Z'
  const browser = visitor(app)
  await hold(browser, startsAt)
  expect(codeOf(await send(visitor(app), startsAt, unique(omar.email)))).toBe('409 hold_ended')
  expect(codeOf(await send(browser, '2026-11-26T12:00:00.000Z', unique(omar.email)))).toBe('409 hold_ended')
  app.at('2026-11-22T06:05:00.000Z')
  expect(codeOf(await send(browser, startsAt, unique(omar.email)))).toBe('409 hold_ended')
  app.at(now)
  await app.rows("update services set platform = 'in-person' where id = $1", [service])
  expect((await send(browser, startsAt, unique(omar.email))).body.error.fields).toMatchObject([
    { field: 'mode' },
  ])
  await app.rows("update services set platform = 'zoom' where id = $1", [service])
  const invalid = await browser.call(bookAsVisitor, {
    dietitian: layla.id,
    service,
    startsAt,
    mode: 'video',
    zone: 'Asia/Riyadh',
    name: 'O',
    email: 'nobody',
    password: 'short',
    bornOn: '2020-01-01',
    agrees: false as never,
  })
  expect(invalid.body.error.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'name wizard_name_too_short',
    'email wizard_email_invalid',
    'password wizard_password_too_short',
    'bornOn adults_only',
    'agrees agreement_needed',
  ])
})

test('the dietitian sees nothing of a time until it is an appointment', async () => {
  const startsAt = '2026-11-29T10:00:00.000Z'
  const seen = async () => {
    const { body } = await layla.call(readPracticeCalendar, { from: '2026-11-29', days: '1' })
    return [body.appointments.length, body.taken.length]
  }
  const { browser, email } = await reserved(startsAt)
  expect(await seen()).toEqual([0, 0])
  await app.runJobs()
  const subjects = (await app.mailTo(layla.email))
    .map(({ subject }) => subject)
    .filter((each) => /request/i.test(each))
  await confirmedAppointment(app, sarah, layla, { startsAt: '2026-11-30T10:00:00.000Z' })
  expect(
    codeOf(await layla.call(bookForPatient, { patient: sarah.id, service, startsAt, mode: 'video' })),
  ).toBe('409 slot_taken')
  await browser.call(confirmAddress, { token: await linkFor(email) })
  expect(await seen()).toEqual([1, 0])
  await app.runJobs()
  const after = (await app.mailTo(layla.email))
    .map(({ subject }) => subject)
    .filter((each) => /request/i.test(each))
  expect(after.length).toBeGreaterThan(subjects.length)
})

test('a reader of the email who sets a password of their own books nothing that somebody else chose', async () => {
  const startsAt = '2026-11-29T11:00:00.000Z'
  const { email } = await reserved(startsAt)
  const owner = visitor(app)
  const token = await linkFor(email)
  expect(codeOf(await owner.call(confirmAddress, { token }))).toBe('403 password_needed')
  const opened = await owner.call(confirmAddress, { token, name: noor.name, password: 'sumac and thyme' })
  expect(opened.status).toBe(200)
  expect(await appointmentsAt(startsAt)).toEqual([])
  expect(await isFreeFor(sarah, startsAt)).toBe(true)
  const [left] = await app.rows(
    `select date_of_birth, (select given from consents where user_id = profiles.id and purpose = 'care' order by id desc limit 1) as care
      from profiles where id = $1`,
    [opened.body.session.user.id],
  )
  expect(left).toEqual({ date_of_birth: null, care: false })
})

test('the link opened on another device books with the password from the form', async () => {
  const startsAt = '2026-11-29T12:00:00.000Z'
  const { email } = await reserved(startsAt)
  const { status } = await visitor(app).call(confirmAddress, {
    token: await linkFor(email),
    currentPassword: 'cardamom & dates',
  })
  expect(status).toBe(200)
  expect(await appointmentsAt(startsAt)).toHaveLength(1)
})

test('sending the form again moves the time to the account that was entered last', async () => {
  const startsAt = '2026-11-29T13:00:00.000Z'
  const { browser, email } = await reserved(startsAt)
  expect((await hold(browser, startsAt)).body.seconds, 'a reload keeps the reservation').toBe(1_200)
  const corrected = unique(omar.email)
  expect(codeOf(await send(browser, startsAt, corrected))).toBe('202')
  await browser.call(confirmAddress, { token: await linkFor(corrected) })
  expect(await appointmentsAt(startsAt)).toHaveLength(1)
  expect((await browser.call(confirmAddress, { token: await linkFor(email) })).status).toBe(200)
  expect(await appointmentsAt(startsAt)).toHaveLength(1)
})

test('a registration without a time gets the usual email', async () => {
  const email = unique(omar.email)
  await visitor(app).call(register, {
    form: 'simple',
    firstName: 'Omar',
    lastName: 'Bakri',
    email,
    password: 'cardamom & dates',
  })
  await app.runJobs()
  expect((await app.mailTo(email))[0]?.subject).toBe('Confirm your email to open your Nabta account')
})
