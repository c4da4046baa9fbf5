import { expect, test } from 'vitest'
import { confirmAppointment } from '#contract/appointments/changes.ts'
import { addOffer, payForPackage } from '#contract/money/packages.ts'
import { bookForPatient, payForReserved } from '#contract/money/reserved-appointments.ts'
import { addOwnQuestionnaire, chooseQuestionnaireServices } from '#contract/screening/own.ts'
import { listQuestionnaires } from '#contract/screening/questionnaires.ts'
import { listMyServices } from '#contract/services.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { cards, openPayments, passForm } from '#test/payments/open-payments.ts'
import { bookOne, buyPackage, packagesOf } from '#test/payments/packages.ts'
import {
  conclude,
  inHours,
  noonIn,
  openedPayment,
  paidPractice,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import type { Person } from '#test/people.ts'

const { app, hearWebhooks } = await openPayments()
hearWebhooks()
await takePayments(app)

const servicesOf = async (dietitian: Person) => (await dietitian.call(listMyServices, {})).body.services
/** Questions that are sent with bookings of the service of this name, or of the first one. */
async function writeFor(dietitian: Person, title: string, name?: string) {
  const services = await servicesOf(dietitian)
  const service = services.find((each) => each.name === (name ?? each.name))?.id ?? ''
  const questions = [{ text: 'What did you eat?', kind: 'short' as const, options: [], isOptional: false }]
  const { id } = (await dietitian.call(addOwnQuestionnaire, { title, questions })).body.questionnaire
  await dietitian.call(chooseQuestionnaireServices, { id, services: [service] })
}
async function titlesSentTo(person: Person) {
  await app.runJobs()
  return (await person.call(listQuestionnaires, {})).body.questionnaires.map(({ title }) => title)
}

test('a paid booking sends questions once it is paid, and not while its payment is open', async () => {
  const dietitian = await paidPractice(app)
  await writeFor(dietitian, 'Before we meet')
  const who = await somePatient(app)
  const url = await openedPayment(app, who, dietitian, inHours(app, 48))
  expect(await titlesSentTo(who)).toEqual([])
  const to = await passForm(url, cards.paid)
  await conclude(who, to)
  await conclude(who, to)
  expect(await titlesSentTo(who)).toEqual(['Before we meet'])
})

test('a paid request sends them once the dietitian accepts', async () => {
  const dietitian = await paidPractice(app, { takesAtOnce: false })
  await writeFor(dietitian, 'Before we meet')
  const who = await somePatient(app)
  const url = await openedPayment(app, who, dietitian, inHours(app, 48))
  const { body } = await conclude(who, await passForm(url, cards.paid))
  expect(await titlesSentTo(who)).toEqual([])
  await dietitian.call(confirmAppointment, { id: body.appointment ?? '' })
  expect(await titlesSentTo(who)).toEqual(['Before we meet'])
})

test('what the dietitian has reserved for a patient sends them once the patient has paid', async () => {
  const dietitian = await paidPractice(app)
  await writeFor(dietitian, 'Before we meet')
  const who = await somePatient(app)
  await putAppointment(app, { patient: who, dietitian }, { startsAt: inHours(app, -48) })
  const [service] = await servicesOf(dietitian)
  const { appointment } = (
    await dietitian.call(bookForPatient, {
      patient: who.id,
      service: service?.id ?? '',
      startsAt: inHours(app, 48),
      mode: 'video',
    })
  ).body
  expect(await titlesSentTo(who)).toEqual([])
  const { url } = (await who.call(payForReserved, { id: appointment.id })).body
  await conclude(who, await passForm(url ?? '', cards.paid))
  expect(await titlesSentTo(who)).toEqual(['Before we meet'])
})

test('a package sends them with its first booking, not when it is bought, and not twice while they wait', async () => {
  const dietitian = await paidPractice(app)
  await writeFor(dietitian, 'Before we meet')
  const who = await somePatient(app)
  const bought = await buyPackage(app, who, dietitian)
  expect(await titlesSentTo(who)).toEqual([])
  expect((await bookOne(app, who, dietitian, bought, inHours(app, 48))).status).toBe(201)
  expect(await titlesSentTo(who)).toEqual(['Before we meet'])
  expect((await bookOne(app, who, dietitian, bought, inHours(app, 50))).status).toBe(201)
  expect(await titlesSentTo(who)).toEqual(['Before we meet'])
})

test('a booking out of a package asked for and accepted sends them as well', async () => {
  const dietitian = await paidPractice(app, { takesAtOnce: false })
  await writeFor(dietitian, 'Before we meet')
  const who = await somePatient(app)
  const bought = await buyPackage(app, who, dietitian)
  const { body } = await bookOne(app, who, dietitian, bought, inHours(app, 48))
  expect(await titlesSentTo(who)).toEqual([])
  await dietitian.call(confirmAppointment, { id: body.appointment.id })
  expect(await titlesSentTo(who)).toEqual(['Before we meet'])
})

test('a package of several services sends what belongs to the service booked', async () => {
  const dietitian = await paidPractice(app, {
    services: [
      { name: 'First visit', duration: 60, price: 300 },
      { name: 'Follow-up', duration: 30, price: 150 },
    ],
  })
  await writeFor(dietitian, 'About you', 'First visit')
  await writeFor(dietitian, 'Since we met', 'Follow-up')
  const services = await servicesOf(dietitian)
  const idOf = (name: string) => services.find((each) => each.name === name)?.id ?? ''
  const [first, follow] = [idOf('First visit'), idOf('Follow-up')]
  const terms = {
    service: first,
    uses: '1',
    also: [{ service: follow, uses: '4' }],
    days: '120',
    price: '800',
  }
  const { offer } = (await dietitian.call(addOffer, terms)).body
  const who = await somePatient(app)
  const { url } = (await who.call(payForPackage, { offer: offer.id, price: 800 })).body
  await conclude(who, await passForm(url ?? '', cards.paid))
  const [bought] = await packagesOf(who)
  const book = (service: string, days: number) =>
    bookOne(app, who, dietitian, bought?.id ?? '', noonIn(app, days), { service })
  expect((await book(follow, 2)).status).toBe(201)
  expect(await titlesSentTo(who)).toEqual(['Since we met'])
  expect((await book(first, 3)).status).toBe(201)
  expect((await titlesSentTo(who)).sort()).toEqual(['About you', 'Since we met'])
})
