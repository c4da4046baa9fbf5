import { expect, test, vi } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { holdTime, releaseTime } from '#contract/appointments/booking.ts'
import { listSlots } from '#contract/availability.ts'
import { listPaymentMethods, type PaymentMethod } from '#contract/money/cards.ts'
import { payForAppointment } from '#contract/money/pay-for-appointment.ts'
import { concludePayment, payWithCard } from '#contract/money/payments.ts'
import { payForReserved } from '#contract/money/reserved-appointments.ts'
import { readWallet } from '#contract/money/wallet.ts'
import type { OutputOf } from '#contract/route.ts'
import { bookedWords } from '#copy/appointments/booked.ts'
import { booking } from '#copy/appointments/booking.ts'
import { notPaid } from '#copy/money/not-paid.ts'
import { paying as words } from '#copy/money/payments.ts'
import { wallet } from '#copy/money/wallet.ts'
import { appointmentPageView } from '#test/appointments/appointment-views.ts'
import { dietitianPageView } from '#test/directory/dietitian-views.ts'
import { idOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, textOf } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { AfterPayment } from '#web/money/payments/after-payment.tsx'
import { BookingScreen } from './booking-screen.tsx'
import { PayReservedDialog } from './pay-reserved-dialog.tsx'

const id = idOf(61)
const payment = idOf(101)
const slot = '2026-11-24T13:00:00.000Z'
const path = `/patient/dietitians/${id}/book?day=2026-11-24&slot=${slot}` as const
const hosted = 'https://pay.example/session'

const card = (number: number, facts: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: idOf(number),
  brand: 'visa',
  lastFour: '4242',
  expires: { month: 12, year: 2030 },
  hasExpired: false,
  isDefault: true,
  addedAt: '2026-11-01T06:00:00.000Z',
  ...facts,
})
const visa = card(102)
const mastercard = card(103, { brand: 'mastercard', lastFour: '5555', isDefault: false })

const cards = (...paymentMethods: PaymentMethod[]) =>
  answer(listPaymentMethods, { isAvailable: true, isWaiting: false, paymentMethods })
const balance = (available: number) => answer(readWallet, { balance: available, available, movements: [] })
const opened = (facts: Partial<OutputOf<typeof payForAppointment>> = {}) =>
  answer(payForAppointment, { url: hosted, appointment: null, payment, seconds: 900, ...facts })
const concluded = (outcome: 'paid' | 'waiting' | 'not_paid') =>
  answer(concludePayment, { outcome, appointment: outcome === 'paid' ? idOf(7) : null })
const charged = (outcome: 'paid' | 'not_paid', url: string | null = null) =>
  answer(payWithCard, { outcome, appointment: outcome === 'paid' && !url ? idOf(7) : null, url })

const show = async (answers: readonly Answer[], options: Partial<Options> = {}) => {
  const leave = vi.spyOn(location, 'assign').mockReturnValue()
  const page = await render(
    <BookingScreen
      dietitian={dietitianPageView({ takesAtOnce: true, takesPayments: true })}
      head={null}
      skeleton={null}
      tabs={null}
      afterPayment={(paid, form) => (
        <AfterPayment payment={paid} paidFor={{ dietitian: id }}>
          {form}
        </AfterPayment>
      )}
    />,
    {
      path,
      answers: [
        answer(listSlots, {
          zone: 'Asia/Riyadh',
          duration: 60,
          days: [{ day: '2026-11-24', slots: [slot] }],
        }),
        answer(holdTime, {
          until: '2026-11-22T06:05:00.000Z',
          seconds: 300,
          needs: { bornOn: false, consent: false },
          message: null,
        }),
        answer(releaseTime, { done: true }),
        answer(readAppointment, { appointment: appointmentPageView({ id: idOf(7) }) }),
        cards(),
        balance(0),
        ...answers,
      ],
      ...options,
    },
  )
  const press = async (language: 'en' | 'ar' = 'en') => {
    const name = booking.confirm.payBook[language]
    const [pay] = await screen.findAllByRole('button', { name })
    await page.user.click(pay as HTMLElement)
  }
  return { ...page, leave, press }
}
const booked = () => screen.findByRole('heading', { name: bookedWords.booked.en })

test('a declined card is reported, and another one that needs the bank leads there', async () => {
  const { user, server, leave, press } = await show([
    cards(visa, mastercard),
    opened({ url: null }),
    charged('not_paid'),
  ])
  await user.click(await screen.findByRole('radio', { name: /Visa/ }))
  await press()
  expect(await screen.findByText(notPaid.declined.en)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Mastercard/ }))
  server.answer(charged('not_paid', 'https://bank.example/challenge'))
  await press()
  await expect.poll(() => leave.mock.calls).toEqual([['https://bank.example/challenge']])
  expect(server.sent(payWithCard).map((sent) => sent.card)).toEqual([visa.id, mastercard.id])
})

test('a saved card whose answer is lost is not charged again, and the appointment it paid for is found', async () => {
  const { server, press } = await show([
    cards(visa),
    opened({ url: null }),
    fail(payWithCard),
    concluded('paid'),
  ])
  await screen.findByRole('radio', { name: /Visa/ })
  await press()
  expect(await booked()).toBeTruthy()
  expect(server.sent(payWithCard)).toHaveLength(1)
  expect(server.sent(concludePayment)).toEqual([{ payment }])
})

test('the wallet pays all of it without a card', async () => {
  const { user, server, press } = await show([
    cards(visa),
    balance(300),
    opened({ url: null }),
    concluded('paid'),
  ])
  await user.click(await screen.findByRole('checkbox', { name: wallet.use('300 SAR').en }))
  expect(await screen.findByText(wallet.whole.en)).toBeTruthy()
  await press()
  expect(await booked()).toBeTruthy()
  expect(server.sent(payForAppointment)).toMatchObject([{ price: 300, wallet: 300 }])
  expect(server.sent(payWithCard)).toEqual([])
})

test('a press that gets no answer shows an error, and repeating it leads to the payment service', async () => {
  const { server, leave, press } = await show([fail(payForAppointment)])
  await press()
  await expect
    .poll(() => screen.queryAllByRole('alert').map(textOf).join())
    .toContain('This is not working right now')
  server.answer(opened())
  await press()
  await expect.poll(() => leave.mock.calls).toEqual([[hosted]])
})

test('a patient who returns unpaid sees how long the time is really held', async () => {
  await show(
    [
      concluded('not_paid'),
      answer(holdTime, {
        until: '2026-11-22T06:14:30.000Z',
        seconds: 870,
        needs: { bornOn: false, consent: false },
        message: 'Tired after every meal.',
      }),
    ],
    { path: `${path}&payment=${payment}` },
  )
  expect(await screen.findByText(words.outcomes.not_paid.title.en)).toBeTruthy()
  const [timer] = await screen.findAllByRole('timer')
  expect(textOf(timer as HTMLElement)).toMatch(/14:\d\d/)
  expect(await screen.findByDisplayValue('Tired after every meal.')).toBeTruthy()
})

test('in Arabic a patient who returns while the outcome is unknown reads so, and it appears without another press', async () => {
  const { server } = await show([fail(concludePayment)], {
    path: `${path}&payment=${payment}`,
    language: 'ar',
    runs: true,
  })
  expect(await screen.findByText(words.notChecked.ar)).toBeTruthy()
  expect(screen.getByText(words.onlyOnce.ar, { exact: false })).toBeTruthy()
  server.answer(concluded('paid'))
  await expect
    .poll(() => {
      vi.advanceTimersByTime(10_000)
      return server.sent(concludePayment).length
    })
    .toBeGreaterThan(1)
  expect(await screen.findByRole('heading', { name: bookedWords.booked.ar })).toBeTruthy()
})

const reserved = (facts: Parameters<typeof appointmentPageView>[0] = {}) =>
  appointmentPageView({
    id: idOf(7),
    status: 'pending',
    bookedBy: 'dietitian',
    due: { amount: 150, until: '2026-11-23T06:00:00.000Z', refunds: null },
    ...facts,
  })
const payReserved = async (...answers: readonly Answer[]) => {
  const leave = vi.spyOn(location, 'assign').mockReturnValue()
  const page = await render(<PayReservedDialog appointment={reserved()} onClose={() => {}} />, {
    path: `/patient/appointments/${idOf(7)}`,
    answers: [cards(), ...answers],
  })
  return { ...page, leave, dialog: await screen.findByRole('dialog', { name: 'Pay for this appointment' }) }
}

test('what the dietitian has reserved is paid in a dialog, which leads to the payment service', async () => {
  const { user, server, leave, dialog } = await payReserved(
    balance(0),
    answer(payForReserved, { url: hosted, payment }),
  )
  expect(textOf(dialog)).toContain('150 SAR')
  await user.click(screen.getByRole('button', { name: 'Pay and confirm' }))
  await expect.poll(() => leave.mock.calls).toEqual([[hosted]])
  expect(server.sent(payForReserved)).toEqual([{ id: idOf(7) }])
})

test('the wallet pays all of a reserved time, and a time that lapsed meanwhile is refused where the button is', async () => {
  const { user, server } = await payReserved(balance(200), refuse(payForReserved, 'status_has_changed'))
  await user.click(await screen.findByRole('checkbox', { name: /wallet/i }))
  await user.click(screen.getByRole('button', { name: 'Pay and confirm' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(server.sent(payForReserved)).toEqual([{ id: idOf(7), wallet: 150 }])
})
