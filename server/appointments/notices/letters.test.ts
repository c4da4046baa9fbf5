import { beforeAll, expect, test } from 'vitest'
import { chooseLanguage, deleteAccount } from '#contract/accounts/security.ts'
import { downloadCalendarEntry } from '#contract/appointments/calendar.ts'
import {
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
  reportAbsence,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import { savePhoto } from '#contract/profiles.ts'
import { savePublicListing } from '#contract/public-listing.ts'
import { brand } from '#copy/brand.ts'
import { openApp } from '#test/app.ts'
import { bookedAppointment, confirmedAppointment } from '#test/appointments/appointments.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { dot } from '#test/fakes/sample-files.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { lapseMoves, lapseRequests } from '../watch.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const monday = '2026-11-23T06:00:00.000Z'
const tuesday = '2026-11-24T06:00:00.000Z'
let patient: Person
let dietitian: Person

beforeAll(() => app.at('2026-11-22T06:00:00Z'))

async function meet(facts: Parameters<typeof listedDietitian>[2] = {}) {
  app.at('2026-11-22T06:00:00Z')
  patient = await join(app, { ...sara, email: unique(sara.email) })
  dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian, facts)
  await stayLong()
  await app.runJobs()
}

/** Keeps everyone signed in while the clock moves forward by days. */
const stayLong = () => app.rows("update sessions set expires_at = '2027-01-01', ends_at = '2027-01-01'")

/** Emails about appointments since the last call for this person, oldest first. */
const looked = new Map<string, number>()
async function news({ email }: Pick<Person, 'email'>) {
  await app.runJobs()
  const mails = (await app.mailTo(email)).filter(({ id }) => id.includes('.appointment-')).reverse()
  const before = looked.get(email) ?? 0
  looked.set(email, mails.length)
  return mails.slice(before)
}
/** Skips all mail so far; one person after the other, as each call runs the jobs that are due. */
async function bothHear() {
  await news(patient)
  await news(dietitian)
}
const subjects = async (person: Person) => (await news(person)).map(({ subject }) => subject)
const linesIn = (calendar = '') => calendar.replace(/\r\n /g, '').split('\r\n')
const valueIn = (calendar: string | undefined, name: string) =>
  linesIn(calendar)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

test('both sides get one email about a request, and the dietitian’s says until when it waits', async () => {
  await meet()
  await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  const [sent] = await news(patient)
  expect(sent?.subject).toBe('Your request has been sent')
  expect(sent?.text).toContain('Hello Sara,')
  expect([valueIn(sent?.calendar, 'METHOD'), valueIn(sent?.calendar, 'STATUS')]).toEqual([
    'REQUEST',
    'TENTATIVE',
  ])
  for (const part of ['Tuesday', '>24<', 'Nov', '9:00\u00a0am', '>LH<']) expect(sent?.html).toContain(part)
  const [mail, ...more] = await news(dietitian)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('A patient has requested an appointment')
  expect(mail?.html).toContain('>SQ<')
  expect(mail?.text).toContain('Please answer by Monday 23 November 2026, 9:00 am (Riyadh time).')
  expect(mail?.text).toContain('When: Tuesday 24 November 2026, 9:00 am to 9:30 am (Riyadh time)')
  expect(mail?.calendar).toBeUndefined()
})

test('a patient’s email shows the dietitian’s photo only if everybody may see it, and carries it along', async () => {
  await meet()
  await dietitian.call(savePhoto, { upload: dot })
  await dietitian.call(savePublicListing, { isListed: true, showsPhoto: true, showsReviews: false })
  await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  const [open] = await news(patient)
  expect(open?.html).toContain('src="cid:portrait" alt="LH"')
  expect(open?.pictures?.portrait).toMatch(/^data:image\/jpeg;base64,/)
  await dietitian.call(savePublicListing, { isListed: true, showsPhoto: false, showsReviews: false })
  await bookedAppointment(app, patient, dietitian, { startsAt: monday })
  const [shy] = await news(patient)
  expect(shy?.html).toContain('>LH<')
  expect(Object.keys(shy?.pictures ?? {})).not.toContain('portrait')
})

test('one calendar entry is updated from the confirmation to the end', async () => {
  await meet()
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await news(patient)
  await dietitian.call(confirmAppointment, { id })
  const [confirmed] = await news(patient)
  await dietitian.call(rescheduleAppointment, { id, startsAt: monday })
  const [moved] = await news(patient)
  await dietitian.call(cancelAppointment, { id, reason: 'The clinic is closed that day.' })
  const [cancelled] = await news(patient)

  expect([confirmed, moved, cancelled].map((mail) => mail?.subject)).toEqual([
    'Your appointment is confirmed',
    'Your appointment has a new time',
    'Your appointment is cancelled',
  ])
  const calendars = [confirmed, moved, cancelled].map((mail) => mail?.calendar)
  expect(calendars.map((each) => valueIn(each, 'METHOD'))).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect(calendars.map((each) => valueIn(each, 'UID'))).toEqual(Array(3).fill(`${id}@localhost`))
  expect(calendars.map((each) => valueIn(each, 'STATUS'))).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  expect(calendars.map((each) => valueIn(each, 'DTSTART'))).toEqual([
    '20261124T060000Z',
    '20261123T060000Z',
    '20261123T060000Z',
  ])
  const sequences = calendars.map((each) => Number(valueIn(each, 'SEQUENCE')))
  expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b))
  expect(moved?.text).toContain('New time: Monday 23 November 2026, 9:00 am')
  expect(moved?.text).toContain('Previous time: Tuesday 24 November 2026, 9:00 am')
  expect(cancelled?.text).toContain('The clinic is closed that day.')
  expect(cancelled?.text).toContain(`/patient/dietitians/${dietitian.id}/book`)
  expect(await subjects(dietitian)).toEqual([
    'A patient has requested an appointment',
    'You have accepted an appointment',
    'You have rescheduled an appointment',
    'You have cancelled an appointment',
  ])
})

test('an acceptance also appears in the dietitian’s own calendar, and ends there', async () => {
  await meet()
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await bothHear()
  await dietitian.call(confirmAppointment, { id })
  const [accepted, ...more] = await news(dietitian)
  expect(more).toEqual([])
  expect(accepted?.subject).toBe('You have accepted an appointment')
  expect(valueIn(accepted?.calendar, 'METHOD')).toBe('REQUEST')
  expect(valueIn(accepted?.calendar, 'SUMMARY')).toBe('Appointment with Sara Al-Qahtani')
  expect(accepted?.text).toContain('adds it to your calendar')
  await patient.call(cancelAppointment, { id })
  const [cancelled] = await news(dietitian)
  expect(valueIn(cancelled?.calendar, 'METHOD')).toBe('CANCEL')
  for (const mail of [accepted, cancelled]) {
    expect(linesIn(mail?.calendar)).toContain(`ORGANIZER;CN="Nabta":mailto:${brand.supportEmail}`)
    expect(linesIn(mail?.calendar).join('\n')).toMatch(
      new RegExp(`^ATTENDEE;CN="Dr. Layla Al-Harbi";.*:mailto:${dietitian.email.replace('+', '\\+')}$`, 'm'),
    )
  }
})

test('a request is in its patient’s calendar until it ends, and never in the dietitian’s', async () => {
  await meet()
  const declined = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await bothHear()
  await dietitian.call(declineAppointment, { id: declined.id })
  const withdrawn = await bookedAppointment(app, patient, dietitian, { startsAt: monday })
  await bothHear()
  await patient.call(cancelAppointment, { id: withdrawn.id })
  await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await bothHear()
  app.at('2026-11-23T06:00:30Z')
  await lapseRequests(app.house)
  await bothHear()
  const ends = (await app.mailTo(patient.email)).filter(
    ({ calendar }) => valueIn(calendar, 'METHOD') === 'CANCEL',
  )
  expect(ends.map(({ subject }) => subject).sort()).toEqual([
    'You have cancelled your appointment',
    'Your request has lapsed',
    'Your request was declined',
  ])
  const mails = await app.mailTo(dietitian.email)
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['An appointment is cancelled', 'A request has lapsed']),
  )
  for (const { calendar, text } of mails) {
    expect(calendar).toBeUndefined()
    expect(text).not.toContain('attached')
  }
})

test('while its patient requests another time the confirmed entry stays, and it moves once that is accepted', async () => {
  await meet()
  const { id } = await confirmedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await bothHear()
  await patient.call(rescheduleAppointment, { id, startsAt: monday })
  const [mine, theirs] = [await news(patient), await news(dietitian)]
  expect([...mine, ...theirs].map(({ subject }) => subject)).toEqual([
    'Your new time has been requested',
    'A patient asks for a new time',
  ])
  for (const { calendar, text } of [...mine, ...theirs]) {
    expect(calendar).toBeUndefined()
    expect(text).toContain('When: Tuesday 24 November 2026, 9:00 am to 9:30 am (Riyadh time)')
    expect(text).toContain('Requested time: Monday 23 November 2026, 9:00 am to 9:30 am (Riyadh time)')
    expect(text).toContain('Monday 23 November 2026, 7:00 am (Riyadh time)')
  }
  await dietitian.call(confirmAppointment, { id })
  const accepted = [...(await news(patient)), ...(await news(dietitian))]
  expect(accepted.map(({ subject }) => subject)).toEqual([
    'Your new time is confirmed',
    'You have accepted a new time',
  ])
  for (const { calendar, text } of accepted) {
    expect([valueIn(calendar, 'METHOD'), valueIn(calendar, 'STATUS'), valueIn(calendar, 'SEQUENCE')]).toEqual(
      ['REQUEST', 'CONFIRMED', '2'],
    )
    expect(valueIn(calendar, 'DTSTART')).toBe('20261123T060000Z')
    expect(text).toContain('Previous time: Tuesday 24 November 2026, 9:00 am')
  }
})

test('a new time that is declined, unanswered or withdrawn is announced to the other side, and no calendar changes', async () => {
  await meet()
  const { id } = await confirmedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await bothHear()
  const askToMove = async () => {
    await patient.call(rescheduleAppointment, { id, startsAt: '2026-11-24T10:00:00.000Z' })
    await bothHear()
  }
  await askToMove()
  await dietitian.call(declineAppointment, { id, reason: 'I teach then.' })
  const [declined, ...more] = await news(patient)
  expect([declined?.subject, declined?.calendar, more]).toEqual(['Your new time was declined', undefined, []])
  expect(declined?.text).toContain('I teach then.')
  expect(await subjects(dietitian)).toEqual([])
  await askToMove()
  await patient.call(rescheduleAppointment, { id, startsAt: tuesday })
  expect([await subjects(patient), await subjects(dietitian)]).toEqual([
    [],
    ['A request for a new time was withdrawn'],
  ])
  await app.rows('update appointments set moves = 0 where id = $1', [id])
  await askToMove()
  app.at('2026-11-23T06:00:30Z')
  await lapseMoves(app.house)
  const lapsed = [...(await news(patient)), ...(await news(dietitian))]
  expect(lapsed.map(({ subject, calendar }) => [subject, calendar])).toEqual([
    ['Your appointment stays as it was', undefined],
    ['A request for a new time has lapsed', undefined],
  ])
})

test('an entry that a person added by hand is confirmed there, or removed', async () => {
  await meet()
  const kept = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  const { bytes } = await patient.call(downloadCalendarEntry, { id: kept.id })
  const file = new TextDecoder().decode(bytes)
  expect(valueIn(file, 'STATUS')).toBe('TENTATIVE')
  expect(linesIn(file)).toContain(`ORGANIZER;CN="Nabta":mailto:${brand.supportEmail}`)
  await bothHear()
  await dietitian.call(declineAppointment, { id: kept.id })
  const [declined] = await news(patient)
  expect(valueIn(declined?.calendar, 'METHOD')).toBe('CANCEL')
  expect(valueIn(declined?.calendar, 'UID')).toBe(valueIn(file, 'UID'))
  expect(Number(valueIn(declined?.calendar, 'SEQUENCE'))).toBeGreaterThan(Number(valueIn(file, 'SEQUENCE')))
  expect(await subjects(dietitian)).toEqual([])
})

test('an instant booking is announced to both, with a link to the call', async () => {
  await meet({ takesAtOnce: true })
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  const [mine] = await news(patient)
  expect(mine?.subject).toBe('Your appointment is booked')
  expect(mine?.text).toContain(`http://localhost:3000/patient/appointments/${id}`)
  expect(valueIn(mine?.calendar, 'LOCATION')).toBe(`http://localhost:3000/call/${id}`)
  expect(valueIn(mine?.calendar, 'SUMMARY')).toBe('Appointment with Dr. Layla Al-Harbi')
  const [theirs] = await news(dietitian)
  expect(theirs?.subject).toBe('A new appointment is booked')
  expect(valueIn(theirs?.calendar, 'SUMMARY')).toBe('Appointment with Sara Al-Qahtani')
})

test('a patient who cancels gets a written confirmation, and the reason stays on the page', async () => {
  await meet({ takesAtOnce: true })
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await bothHear()
  await patient.call(cancelAppointment, { id, reason: 'My sugar is too high to travel.' })
  const [receipt] = await news(patient)
  const [told] = await news(dietitian)
  expect(receipt?.subject).toBe('You have cancelled your appointment')
  expect(told?.subject).toBe('An appointment is cancelled')
  expect(`${told?.html}${told?.text}${told?.calendar}`).not.toContain('sugar')
  expect(valueIn(told?.calendar, 'METHOD')).toBe('CANCEL')
})

test('a declined request says why, and where to find another time', async () => {
  await meet()
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await news(patient)
  await dietitian.call(declineAppointment, { id, reason: 'I see no new patients this week.' })
  const [mail] = await news(patient)
  expect(mail?.subject).toBe('Your request was declined')
  expect(mail?.text).toContain('I see no new patients this week.')
  expect(mail?.text).toContain(`/patient/dietitians/${dietitian.id}/book`)
  expect(await subjects(dietitian)).toEqual(['A patient has requested an appointment'])
})

test('a request that nobody answers ends with an email to both', async () => {
  await meet()
  await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await bothHear()
  app.at('2026-11-23T06:00:30Z')
  await lapseRequests(app.house)
  expect(await subjects(patient)).toEqual(['Your request has lapsed'])
  expect(await subjects(dietitian)).toEqual(['A request has lapsed'])
})

test('a request moved by its patient waits at the new time, and an instant booking is confirmed there', async () => {
  await meet()
  const asked = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await bothHear()
  await patient.call(rescheduleAppointment, { id: asked.id, startsAt: '2026-11-24T08:00:00.000Z' })
  const [mine] = await news(patient)
  expect(mine?.subject).toBe('Your new time has been requested')
  expect(valueIn(mine?.calendar, 'STATUS')).toBe('TENTATIVE')
  expect(await subjects(dietitian)).toEqual(['A patient has requested a new time'])

  await meet({ takesAtOnce: true })
  const taken = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await bothHear()
  await patient.call(rescheduleAppointment, { id: taken.id, startsAt: monday })
  expect(await subjects(patient)).toEqual(['Your appointment has a new time'])
  expect(await subjects(dietitian)).toEqual(['An appointment has a new time'])
})

test('after the appointment the patient is asked for a review, once, and only after attending', async () => {
  await meet({ takesAtOnce: true })
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: monday })
  await bothHear()
  app.at('2026-11-23T06:40:00Z')
  await dietitian.call(completeAppointment, { id, outcome: 'attended' })
  await dietitian.call(completeAppointment, { id, outcome: 'attended' })
  const mails = await news(patient)
  expect(mails.map(({ subject }) => subject)).toEqual(['How was your appointment?'])
  expect(mails[0]?.text).toContain(`/patient/appointments/${id}#review`)
  expect(await subjects(dietitian)).toEqual([])

  await meet({ takesAtOnce: true })
  const missed = await bookedAppointment(app, patient, dietitian, { startsAt: monday })
  await news(patient)
  app.at('2026-11-23T06:40:00Z')
  await dietitian.call(completeAppointment, { id: missed.id, outcome: 'patient_absent' })
  expect(await subjects(patient)).toEqual([])
})

test('a dietitian reported absent is told, and the person who reported gets a written confirmation', async () => {
  await meet({ takesAtOnce: true })
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: monday })
  await bothHear()
  app.at('2026-11-23T06:20:00Z')
  await app.rows('update appointments set patient_attended_at = starts_at where id = $1', [id])
  await patient.call(reportAbsence, { id })
  expect(await subjects(patient)).toEqual(['We have received your report'])
  const [told] = await news(dietitian)
  expect(told?.subject).toBe('A patient has reported that you did not attend')
  expect(valueIn(told?.calendar, 'METHOD')).toBe('CANCEL')
})

test('an email about a state that has since changed is not sent', async () => {
  await meet()
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await dietitian.call(confirmAppointment, { id })
  await dietitian.call(rescheduleAppointment, { id, startsAt: monday })
  await patient.call(cancelAppointment, { id })
  expect(await subjects(patient)).toEqual(['You have cancelled your appointment'])
  expect(await subjects(dietitian)).toEqual(['An appointment is cancelled'])
})

test('if a booking is moved before any email is sent, only the new time is announced', async () => {
  await meet({ takesAtOnce: true })
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await patient.call(rescheduleAppointment, { id, startsAt: monday })
  expect(await subjects(patient)).toEqual(['Your appointment has a new time'])
  expect(await subjects(dietitian)).toEqual(['An appointment has a new time'])
})

test('when one side leaves, the other is told by email', async () => {
  await meet({ takesAtOnce: true })
  await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  await bothHear()
  await patient.call(deleteAccount, {})
  await app.runJobs()
  const [told, ...more] = await news(dietitian)
  expect(more).toEqual([])
  expect(told?.text).toMatch(/(Your patient|Sara Al-Qahtani)\u2069 has cancelled the appointment with you\./)
  expect(await subjects(patient)).toEqual([])
})

test('a job that runs twice sends one email', async () => {
  await meet({ takesAtOnce: true })
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  const [event] = await app.rows<{ id: string }>('select id from events where subject_id = $1', [id])
  await app.rows("select app.enqueue(array['appointment_followed'], json_build_object('event', $1::text))", [
    event?.id,
  ])
  expect((await news(patient)).length).toBe(1)
  expect((await news(dietitian)).length).toBe(1)
  expect((await app.mailTo('+966501234567')).filter(({ id }) => id.startsWith(event?.id ?? '')).length).toBe(
    2,
  )
})

test('each reads it in their own language and time zone, and both zones are named', async () => {
  app.at('2026-11-22T06:00:00Z')
  patient = await join(app, { ...sara, email: unique(sara.email) }, { language: 'ar' })
  dietitian = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian, { takesAtOnce: true, otherName: 'د. فهد الشهري', gender: 'male' })
  const { id } = await bookedAppointment(app, patient, dietitian, {
    startsAt: tuesday,
    zone: 'Europe/London',
  })
  const [mine] = await news(patient)
  expect(mine?.html).toContain('dir="rtl"')
  expect(mine?.text).toContain('د. فهد الشهري')
  expect(mine?.text).toContain(
    'الوقت: الثلاثاء، 24 نوفمبر 2026، من 6:00 ص إلى 6:30 ص (توقيت المملكة المتحدة)',
  )
  expect(mine?.text).toContain(
    'بتوقيت أخصائي التغذية: الثلاثاء، 24 نوفمبر 2026، من 9:00 ص إلى 9:30 ص (توقيت الرياض)',
  )
  expect(mine?.text).toContain(`http://localhost:3000/ar/patient/appointments/${id}`)
  expect(valueIn(mine?.calendar, 'LOCATION')).toBe(`http://localhost:3000/ar/call/${id}`)
  const [theirs] = await news(dietitian)
  expect(theirs?.text).toContain('When: Tuesday 24 November 2026, 9:00 am to 9:30 am (Riyadh time)')
  expect(theirs?.text).toContain(
    'Your patient’s time: Tuesday 24 November 2026, 6:00 am to 6:30 am (United Kingdom Time)',
  )
  expect(mine?.text).toMatch(/أخصائي التغذية: .?د\. فهد/)

  await app.rows("update profiles set gender = 'female' where id = $1", [dietitian.id])
  await dietitian.call(cancelAppointment, { id })
  const [hers] = await news(patient)
  expect(hers?.text).toMatch(/أخصائية التغذية: .?د\. فهد/)
})

test('no email and no text message names the subject of the appointment', async () => {
  await meet({ takesAtOnce: true, services: [{ name: 'Diabetes and pregnancy' }] })
  await bookedAppointment(app, patient, dietitian, { startsAt: tuesday })
  const mails = [...(await news(patient)), ...(await news(dietitian)), ...(await app.mailTo('+966501234567'))]
  expect(mails.length).toBeGreaterThanOrEqual(4)
  for (const { subject, html, text, calendar } of mails) {
    expect(`${html}${text}${calendar}`).not.toMatch(/diabetes|pregnan|service-1/i)
    expect(subject).not.toMatch(/Layla|Sara/)
  }
})

test('the address of an in-person visit is in the email once it is confirmed', async () => {
  await meet({ otherAddress: 'طريق الملك فهد 12' })
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday, mode: 'in-person' })
  const [asked] = await news(patient)
  expect(asked?.text).not.toContain('King Fahd Road 12')
  await dietitian.call(confirmAppointment, { id })
  const [confirmed] = await news(patient)
  expect(confirmed?.text).toContain('Where: King Fahd Road 12, Riyadh')
  expect(valueIn(confirmed?.calendar, 'LOCATION')).toBe('King Fahd Road 12\\, Riyadh')
  await patient.call(chooseLanguage, { language: 'ar' })
  const { bytes } = await patient.call(downloadCalendarEntry, { id })
  expect(valueIn(new TextDecoder().decode(bytes), 'LOCATION')).toBe('طريق الملك فهد 12، الرياض')
})

test('names, places and reasons that look like addresses are not links, in emails and in calendars', async () => {
  app.at('2026-11-22T06:00:00Z')
  patient = await join(app, { ...sara, name: 'Sara www.evil.example', email: unique(sara.email) })
  dietitian = await join(
    app,
    { ...drLayla, name: 'Layla https://evil.example', email: unique(drLayla.email) },
    { role: 'dietitian' },
  )
  await listedDietitian(app, dietitian, { takesAtOnce: true, address: 'Room 4, go.evil.example' })
  await stayLong()
  await app.runJobs()
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: tuesday, mode: 'in-person' })
  await app.runJobs()
  await dietitian.call(cancelAppointment, { id, reason: 'Pay at evil.example/now or a@evil.example' })
  await app.runJobs()
  const mails = [...(await app.mailTo(patient.email)), ...(await app.mailTo(dietitian.email))]
  const whole = mails
    .map(({ text, html, calendar = '' }) => text + html + calendar.replace(/\r\n /g, ''))
    .join('\n')
  for (const written of [
    'Sara www.evil.example',
    'Layla https://evil.example',
    'Room 4',
    'Pay at evil.example/now',
  ])
    expect(whole.replaceAll('\u200c', '')).toContain(written)
  expect(whole).not.toMatch(/www\.evil|go\.evil|evil\.example|@evil|https:\/\/evil/)
})
