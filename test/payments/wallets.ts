import { expect } from 'vitest'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { concludePayment } from '#contract/money/payments.ts'
import type { App } from '#test/app.ts'
import type { Person } from '#test/people.ts'
import { cards, passForm } from './open-payments.ts'
import { begin, conclude, paidAppointment, paymentsOf, somePatient } from './paying.ts'

/** A patient who paid 250 by card, cancelled and took the refund in the wallet. */
export async function withWallet(app: App, dietitian: Person, startsAt: string, back = 250) {
  const who = await somePatient(app)
  const id = await paidAppointment(app, who, dietitian, startsAt, cards.paid)
  expect((await who.call(cancelAppointment, { id, refund: back, refundTo: 'wallet' })).status).toBe(200)
  await app.runJobs()
  return { who, id }
}

/** Books for 250, with this amount from the wallet and the rest by card. */
export async function payFromWallet(
  app: App,
  who: Person,
  dietitian: Person,
  { startsAt, wallet }: { startsAt: string; wallet: number },
) {
  const { body } = await begin(app, who, dietitian, startsAt, { wallet })
  const done = body.url
    ? await conclude(who, await passForm(body.url, cards.paid))
    : await who.call(concludePayment, { payment: body.payment ?? '' })
  expect(done.body.outcome).toBe('paid')
  const row = (await paymentsOf(app, who)).at(-1)
  return {
    id: done.body.appointment ?? '',
    payment: row?.id ?? '',
    atGateway: row?.gateway_payment ?? '',
  }
}
