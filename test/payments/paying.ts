import { expect } from 'vitest'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { payForAppointment } from '#contract/money/pay-for-appointment.ts'
import { concludePayment } from '#contract/money/payments.ts'
import { system } from '#server/ground/data/db.ts'
import type { App } from '#test/app.ts'
import { firstBookingFields, serviceOf } from '#test/appointments/appointments.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { addBillingDetails, listedDietitian, type PracticeFacts } from '#test/practices/practices.ts'
import { balances } from './balances.ts'
import { passForm } from './open-payments.ts'

const roundTheClock = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }])

/** Switches payments on, as an admin would. */
export const takePayments = (app: App, { fee = 15, vat = 15 } = {}) =>
  app.rows('update platform_settings set takes_payments = true, fee_percent = $1, vat_percent = $2', [
    fee,
    vat,
  ])

/** A dietitian with one service for 250 SAR, bookable day and night. */
export async function paidPractice(app: App, facts: PracticeFacts = {}): Promise<Person> {
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian, {
    weekly: roundTheClock,
    services: [{ name: 'Consultation', duration: 30, price: 250 }],
    notice: 0,
    buffer: 0,
    mostPerPatient: 20,
    takesAtOnce: true,
    ...facts,
  })
  await addBillingDetails(app, dietitian)
  return dietitian
}

/** The default refund rules of the platform. */
export const defaultRefundRules: RefundRules = { wholeUntil: 24, partUntil: 3, partPercent: 50 }

export const somePatient = (app: App) => join(app, { ...sara, email: unique(sara.email) })

const halfHour = 1_800_000
/** The first full or half hour at least so many hours from now. */
export const inHours = (app: App, hours: number): string =>
  new Date(
    Math.ceil((app.house.clock.now().getTime() + hours * 3_600_000) / halfHour) * halfHour,
  ).toISOString()

/** Noon in Riyadh some days from now, at which no visit reaches midnight. */
export const noonIn = (app: App, days: number): string =>
  `${addDays(todayInRiyadh(app.house.clock.now()), days)}T09:00:00.000Z`

export async function begin(
  app: App,
  patient: Person,
  dietitian: Person,
  startsAt: string,
  more: { price?: number; message?: string; refunds?: RefundRules; wallet?: number } = {},
) {
  return patient.call(payForAppointment, {
    dietitian: dietitian.id,
    service: await serviceOf(app, dietitian),
    startsAt,
    mode: 'video',
    zone: 'Asia/Riyadh',
    price: 250,
    refunds: defaultRefundRules,
    ...firstBookingFields,
    ...more,
  })
}

export async function openedPayment(
  app: App,
  patient: Person,
  dietitian: Person,
  startsAt: string,
  more: { price?: number; message?: string; refunds?: RefundRules } = {},
): Promise<string> {
  const { status, body } = await begin(app, patient, dietitian, startsAt, more)
  expect([status, body.error?.code]).toEqual([201, undefined])
  return body.url ?? ''
}

export const paymentIn = (to: string) => new URL(to).searchParams.get('payment') ?? ''

export const conclude = (patient: Person, to: string) =>
  patient.call(concludePayment, { payment: paymentIn(to) })

/** Pays through form, bank and return page; returns the appointment's id. */
export async function paidAppointment(
  app: App,
  patient: Person,
  dietitian: Person,
  startsAt: string,
  card: string,
) {
  const to = await passForm(await openedPayment(app, patient, dietitian, startsAt), card)
  const { body } = await conclude(patient, to)
  expect(body.outcome).toBe('paid')
  return body.appointment ?? ''
}

export const balancesOf = (app: App) => app.house.db.as(system, balances)

export const appointmentsOf = (app: App, patient: Person) =>
  app.rows<{ id: string; status: string; paid_halalas: number; refund_halalas: number | null }>(
    'select id, status, paid_halalas, refund_halalas from appointments where patient_id = $1 order by starts_at',
    [patient.id],
  )

export const paymentsOf = (app: App, patient: Person) =>
  app.rows<{ id: string; state: string; amount_halalas: number; gateway_payment: string | null }>(
    'select id, state, amount_halalas, gateway_payment from payments where patient_id = $1 order by opened_at',
    [patient.id],
  )
