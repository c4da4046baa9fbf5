import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sendConfirmation } from '#contract/accounts/registration.ts'
import { readPublicPhoto } from '#contract/profiles.ts'
import type { OutputOf } from '#contract/route.ts'
import { bookAsVisitor, holdForVisitor, type VisitorChoice } from '#contract/visitors.ts'
import { drLayla, omar } from '#test/cast.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, pending, refuse } from '#test/dom/server.ts'
import { VisitorBookingPage } from './visitor-booking-page.tsx'

const [dietitian, service] = [idOf(61), idOf(62)]
const startsAt = '2026-11-24T10:00:00.000Z'
const pathTo = (slot: string) => `/book?${new URLSearchParams({ dietitian, service, slot })}` as const
const path = pathTo(startsAt)

const choice = (facts: Partial<VisitorChoice> = {}): VisitorChoice => ({
  dietitian: {
    id: dietitian,
    name: drLayla.name,
    otherName: 'د. ليلى الحربي',
    title: 'Clinical Dietitian',
    otherTitle: null,
    photoId: idOf(63),
    path: '/dietitians/layla',
    zone: 'Asia/Riyadh',
    takesAtOnce: false,
    refunds: { wholeUntil: 24, partUntil: 3, partPercent: 50 },
  },
  service: {
    name: 'First consultation',
    otherName: 'الاستشارة الأولى',
    minutes: 60,
    price: 300,
    modes: ['video'],
  },
  startsAt,
  pays: true,
  ...facts,
})
const held = (facts: Partial<OutputOf<typeof holdForVisitor>> = {}) =>
  answer(holdForVisitor, { until: '2026-11-22T06:05:00.000Z', seconds: 300, choice: choice(), ...facts })
const sent = answer(bookAsVisitor, { until: '2026-11-22T06:20:00.000Z', seconds: 1_200 })

const show = async (answers: readonly Answer[], options: Partial<Options> = {}) => {
  const page = await render(<VisitorBookingPage />, { path, answers, session: null, ...options })
  return {
    ...page,
    async fillIn() {
      await page.fill(field('name'), omar.name)
      await page.fill(field('email'), omar.email)
      await page.fill(field('password'), 'cardamom & dates')
      const birth = screen.getByRole('group', { name: /Date of birth|تاريخ الميلاد/ })
      const [day, year] = within(birth).getAllByRole('textbox') as [HTMLElement, HTMLElement]
      await page.fill(day, '9')
      await page.user.selectOptions(within(birth).getByRole('combobox'), '3')
      await page.fill(year, '1991')
      await page.user.click(screen.getByRole('checkbox'))
    },
  }
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const summary = () => screen.findByRole('region', { name: 'Your appointment' })

test('the time is held at once, and the page says with whom, when, at which price and on which terms', async () => {
  const { server } = await show([held()])
  const said = textOf(await summary())
  const photo = (await summary()).querySelector('img')
  expect(new URL(photo?.src ?? '').pathname).toBe(
    readPublicPhoto.path.replace(':id', idOf(63)).replace(':size', 'small'),
  )
  for (const fact of [
    'Dr. Layla Al-Harbi',
    'Tue 24 Nov, 1:00 pm',
    'First consultation',
    '60 minutes',
    '300 SAR',
  ])
    expect(said).toContain(fact)
  expect(said).toContain('You pay after confirming your email.')
  expect(
    screen.getByText('Cancelled at least 24 hours before the start: everything back, 300 SAR'),
  ).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('We are holding this time for you for 5:00.')
  expect(server.sent(holdForVisitor)).toEqual([{ dietitian, service, startsAt }])
  const signIn = screen.getByRole('link', { name: 'Sign in and keep this time' })
  expect(new URL((signIn as HTMLAnchorElement).href).searchParams.get('redirectTo')).toBe(
    `/patient/dietitians/${dietitian}/book?service=${service}&slot=${startsAt}`,
  )
})

test('what is missing is said at each field', async () => {
  const { user, server } = await show([held()])
  await press(user, 'Continue')
  for (const fault of [
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Password must be at least 6 characters.',
    'Enter the full date: day, month and year',
    'Please agree first, so that the dietitian can keep notes of your consultation',
  ])
    expect(await screen.findByText(fault)).toBeTruthy()
  expect(server.sent(bookAsVisitor)).toEqual([])
})

test('after the form the page says that an email is on its way, which can be sent again or go elsewhere', async () => {
  const { user, server, fillIn } = await show([held(), sent, answer(sendConfirmation, { done: true })])
  await summary()
  await fillIn()
  await press(user, 'Continue')
  const title = await screen.findByRole('heading', { name: 'Check your email' })
  await expect.poll(() => document.activeElement).toBe(title)
  expect(screen.getByText(omar.email)).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('Your time is reserved for 20:00.')
  expect(server.sent(bookAsVisitor)).toMatchObject([
    {
      dietitian,
      service,
      startsAt,
      mode: 'video',
      name: omar.name,
      email: omar.email,
      bornOn: '1991-03-09',
      agrees: true,
    },
  ])
  await press(user, 'Send the email again')
  expect(await screen.findByText('The email is on its way.')).toBeTruthy()
  await press(user, 'Use another email address')
  expect([field('name').value, field('password').value]).toEqual([omar.name, ''])
})

test('a reservation that runs out says so, and that the link still works', async () => {
  const { user, fillIn } = await show([held(), sent], { runs: true })
  await summary()
  await fillIn()
  await press(user, 'Continue')
  await screen.findByRole('heading', { name: 'Check your email' })
  await vi.advanceTimersByTimeAsync(1_200_000)
  expect(
    await screen.findByText(/^Your time is no longer reserved\. The link still opens your account/),
  ).toBeTruthy()
})

test('a hold that runs out keeps what was typed, and the time can be held again', async () => {
  const { user, server, fill } = await show([held()], { runs: true })
  await summary()
  await fill(field('name'), omar.name)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(await screen.findByText(/^We could not hold this time for you any longer\./)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true)
  await press(user, 'Hold it again')
  expect(await screen.findByRole('timer')).toBeTruthy()
  expect(field('name').value).toBe(omar.name)
  expect(server.sent(holdForVisitor)).toHaveLength(2)
})

test('a form that comes too late for the hold offers to hold the time again', async () => {
  const { user, server, fillIn } = await show([held(), refuse(bookAsVisitor, 'hold_ended')])
  await summary()
  await fillIn()
  await press(user, 'Continue')
  expect(await screen.findByText(/^We could not hold this time for you any longer\./)).toBeTruthy()
  server.answer(refuse(holdForVisitor, 'slot_taken', { detail: { nearest: ['2026-11-24T11:00:00.000Z'] } }))
  await press(user, 'Hold it again')
  expect(await screen.findByText('This time was taken a moment ago. Please choose another one.')).toBeTruthy()
  server.answer(held({ choice: choice({ startsAt: '2026-11-24T11:00:00.000Z' }) }))
  await user.click(screen.getByRole('link', { name: 'Tue 24 Nov, 2:00 pm' }))
  await expect.poll(async () => textOf(await summary())).toContain('Tue 24 Nov, 2:00 pm')
  expect(field('name').value).toBe(omar.name)
})

test('a time that was taken a moment earlier says so, with the nearest free ones', async () => {
  const { user, server } = await show([
    refuse(holdForVisitor, 'slot_taken', { detail: { nearest: ['2026-11-24T11:00:00.000Z'] } }),
  ])
  expect(await screen.findByText('This time was taken a moment ago. Please choose another one.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  server.answer(held({ choice: choice({ startsAt: '2026-11-24T11:00:00.000Z' }) }))
  await user.click(screen.getByRole('link', { name: 'Tue 24 Nov, 2:00 pm' }))
  expect(textOf(await summary())).toContain('Tue 24 Nov, 2:00 pm')
})

test('without a connection the hold can be tried again', async () => {
  const { user, server } = await show([fail(holdForVisitor)])
  expect(await screen.findByText('We could not hold this time')).toBeTruthy()
  server.answer(held())
  await press(user, 'Retry')
  expect(await summary()).toBeTruthy()
})

test('while the time is being held the page says so', async () => {
  await show([pending(holdForVisitor)])
  expect(await screen.findByText('Holding your time...')).toBeTruthy()
})

test('a form that fails to be sent keeps what was typed', async () => {
  const { user, fillIn } = await show([held(), fail(bookAsVisitor)])
  await summary()
  await fillIn()
  await press(user, 'Continue')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(field('email').value).toBe(omar.email)
})

test('a service by video or in person asks which', async () => {
  const both = choice({ service: { ...choice().service, modes: ['video', 'in-person'] } })
  const { user, server, fillIn } = await show([held({ choice: both }), sent])
  await summary()
  await fillIn()
  await user.click(screen.getByRole('radio', { name: 'In-person' }))
  await press(user, 'Continue')
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(server.sent(bookAsVisitor)).toMatchObject([{ mode: 'in-person' }])
})

test('without a time there is a way to the dietitians', async () => {
  const { server } = await show([], { path: '/book' })
  expect(await screen.findByText('Choose a time first')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all dietitians' })).toBeTruthy()
  expect(server.sent(holdForVisitor)).toEqual([])
})

test('somebody who is signed in books in the portal, and holds nothing as a visitor', async () => {
  const { server } = await show([], { session: sessionOf('patient') })
  await expect
    .poll(() => location.pathname + location.search)
    .toBe(`/patient/dietitians/${dietitian}/book?service=${service}&slot=${startsAt}`)
  expect(server.sent(holdForVisitor)).toEqual([])
})

test('in Arabic the page reads from the right, with the names in Arabic', async () => {
  const { user, fillIn } = await show([held(), sent], { language: 'ar' })
  expect(textOf(await screen.findByRole('region', { name: 'موعدك' }))).toContain('د. ليلى الحربي')
  await fillIn()
  await press(user, 'متابعة')
  expect(await screen.findByRole('heading', { name: 'تحقّق من بريدك الإلكتروني' })).toBeTruthy()
})
