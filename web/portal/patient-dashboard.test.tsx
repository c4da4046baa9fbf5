import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { listNow } from '#contract/appointments/appointment.ts'
import {
  type MealToday,
  type NextVisit,
  type PlanToday,
  readPatientDashboard,
} from '#contract/dashboards/patient.ts'
import { recordMeal } from '#contract/plans/meal-records.ts'
import type { OutputOf } from '#contract/route.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, pending, refuse } from '#test/dom/server.ts'
import { TickMeal } from '#web/plans/following/tick-meal.tsx'
import { UnsentNote } from '#web/plans/following/unsent-note.tsx'
import { storeUnsent, unsentRecords } from '#web/plans/following/unsent-records.ts'
import { PatientDashboard } from './patient-dashboard.tsx'

type Dashboard = OutputOf<typeof readPatientDashboard>

const nothing: Dashboard = {
  upcoming: { count: 0, nextAt: null, requestedAt: null },
  next: null,
  firstSteps: null,
  unread: { count: 0, latest: null },
  questionnaires: { count: 0, first: null },
  plan: null,
  measure: null,
  recommended: [],
}

const visit: NextVisit = {
  id: idOf(1),
  startsAt: '2026-11-23T13:00:00.000Z',
  endsAt: '2026-11-23T13:30:00.000Z',
  mode: 'video',
  serviceName: 'Follow-up session',
  otherServiceName: null,
  dietitian: { id: idOf(7), name: 'Dr. Layla Al-Harbi', otherName: 'د. ليلى الحربي', photoId: null },
}

const mealOf = (number: number, facts: Partial<MealToday>): MealToday => ({
  id: idOf(number),
  name: { en: 'Lunch', ar: 'الغداء' },
  time: '13:00',
  foods: [{ en: 'Kabsa, 200 g', ar: 'كبسة، 200 غ' }],
  drawing: 'kabsa',
  hasFoods: true,
  isEaten: false,
  swaps: [],
  note: '',
  entry: null,
  ...facts,
})
const plan: PlanToday = {
  id: idOf(20),
  on: '2026-11-22',
  title: 'A calm month',
  number: 2,
  days: 28,
  planned: 2,
  eaten: 1,
  next: idOf(21),
  meals: [
    mealOf(22, { name: { en: 'Breakfast', ar: 'الفطور' }, time: '07:30', drawing: 'eggs', isEaten: true }),
    mealOf(21, {}),
  ],
}
const finished: PlanToday = {
  ...plan,
  eaten: 2,
  next: null,
  meals: plan.meals.map((meal) => ({ ...meal, isEaten: true })),
}

const mealParts = {
  tick: (props: ComponentProps<typeof TickMeal>) => <TickMeal {...props} />,
  unsent: <UnsentNote />,
}

const show = (facts: Partial<Dashboard>, { language = 'en', answers = [], now }: ShowOptions = {}) =>
  render(<PatientDashboard onboarding={<p>Onboarding</p>} appointments={null} mealParts={mealParts} />, {
    path: '/patient/dashboard',
    language,
    answers: [
      answer(listNow, { appointments: [], joined: [], nextAt: null }),
      answer(readPatientDashboard, { ...nothing, ...facts }),
      ...answers,
    ],
    ...(now && { now }),
  })
type ShowOptions = { language?: 'en' | 'ar'; answers?: readonly Answer[]; now?: string }

test('the next visit comes first, with its page and a message to the dietitian', async () => {
  await show({ upcoming: { count: 1, nextAt: visit.startsAt, requestedAt: null }, next: visit })
  const list = within(await screen.findByRole('list', { name: 'Your next appointment' }))
  expect(textOf(list.getByRole('listitem'))).toContain('Tomorrow, 4:00 pm')
  const paths = list.getAllByRole<HTMLAnchorElement>('link').map((link) => link.pathname + link.search)
  expect(paths).toEqual([
    `/patient/appointments/${idOf(1)}`,
    `/patient/messages?dietitian=${idOf(7)}`,
    `/patient/appointments/${idOf(1)}`,
  ])
})

test('while its call is open the visit is joined from the dashboard, in Arabic too', async () => {
  await show({ next: visit }, { language: 'ar', now: '2026-11-23T12:52:00Z' })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'انضمام: د. ليلى الحربي' })
  expect(link.pathname).toBe(`/ar/call/${idOf(1)}`)
  expect(screen.getByText('يبدأ بعد 8 دقائق')).toBeTruthy()
})

test('the figures say when the next appointment is, and lead to the list', async () => {
  const { user } = await show({ upcoming: { count: 1, nextAt: visit.startsAt, requestedAt: null } })
  expect(await screen.findByText('Your next appointment: Tomorrow, 4:00 pm.')).toBeTruthy()
  const glance = screen.getByRole('list', { name: 'At a glance' })
  await user.click(within(glance).getByRole('link', { name: /Appointment/ }))
  expect(location.pathname).toBe('/patient/appointments')
})

test('a new patient sees three steps and one button for the next one', async () => {
  await show({ firstSteps: { onboarded: true, booked: false, measured: false } })
  const steps = within(await screen.findByRole('list', { name: 'Your first steps' })).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(textOf(steps[0] as HTMLElement)).toContain('Done')
  const button = screen.getByRole<HTMLAnchorElement>('link', { name: 'Find a Dietitian' })
  expect(button.pathname).toBe('/patient/dietitians')
  expect(screen.queryByRole('heading', { name: 'Your plan today' })).toBeNull()
  expect(screen.queryByText('Onboarding')).toBeNull()
})

test('the next meal is ticked off on the dashboard, and the last one completes the day', async () => {
  const { user, server } = await show({ plan })
  const record = { meal: idOf(21), isEaten: true, swaps: [], note: '', entry: null, photoId: null }
  const button = await screen.findByRole('button', { name: 'Tick off: Lunch' })
  server.answer(answer(recordMeal, { record }), answer(readPatientDashboard, { ...nothing, plan: finished }))
  await user.click(button)
  expect(await screen.findByText('Every meal of today is ticked off.')).toBeTruthy()
  expect(server.sent(recordMeal)).toEqual([
    { id: idOf(20), meal: idOf(21), on: '2026-11-22', isEaten: true, swaps: [], note: '', entry: null },
  ])
  expect(document.querySelector('[class*="animate-grow"]')).not.toBeNull()
})

test('every meal of today is in the row, in order, and one ticked off by mistake is taken back', async () => {
  const { user, server } = await show({ plan })
  const rows = within(await screen.findByRole('list', { name: 'Today’s meals' })).getAllByRole('listitem')
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'step'])
  expect(textOf(rows[0] as HTMLElement)).toContain('Breakfast')
  expect(textOf(rows[1] as HTMLElement)).toContain('Next: Lunch')
  const record = { meal: idOf(22), isEaten: false, swaps: [], note: '', entry: null, photoId: null }
  server.answer(
    answer(recordMeal, { record }),
    answer(readPatientDashboard, {
      ...nothing,
      plan: { ...plan, eaten: 0, meals: plan.meals.map((meal) => ({ ...meal, isEaten: false })) },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Eaten: Breakfast. Undo' }))
  expect(await screen.findByText('0 of 2 meals ticked off')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tick off: Breakfast', pressed: false })).toBeTruthy()
  expect(server.sent(recordMeal)).toMatchObject([{ meal: idOf(22), isEaten: false }])
})

test('the latest measure has the line of its last 30 days, and leads to its chart', async () => {
  const { user } = await show({
    measure: {
      kind: 'weight',
      name: { en: 'Weight', ar: 'الوزن' },
      value: { en: '78.4 kg', ar: '78.4 كجم' },
      takenAt: '2026-11-20T06:00:00.000Z',
      previous: null,
      course: [80, 78.4].map((value, day) => ({ at: day * 86_400_000, value })),
    },
  })
  const card = within(await screen.findByRole('region', { name: 'Weight' }))
  expect(card.getByRole('img', { name: 'Weight: 2 measurements in the last 30 days' })).toBeTruthy()
  await user.click(card.getByRole('link', { name: 'Weight' }))
  expect(location.pathname + location.search).toBe('/patient/health-data?kind=weight')
})

test('a day that was completed before is not celebrated again', async () => {
  await show({ plan: finished })
  expect(await screen.findByText('Every meal of today is ticked off.')).toBeTruthy()
  expect(document.querySelector('[class*="animate-grow"]')).toBeNull()
})

test('a meal that is refused says why and can be ticked off again', async () => {
  const { user } = await show({ plan }, { answers: [refuse(recordMeal, 'health_consent_needed')] })
  await user.click(await screen.findByRole('button', { name: 'Tick off: Lunch' }))
  expect(await screen.findByText('The meal could not be ticked off')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tick off: Lunch' })).toBeTruthy()
})

test('without a connection a tick shows, is kept to be sent later, and can be taken back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await show({ plan }, { answers: [fail(recordMeal)] })
  await user.click(await screen.findByRole('button', { name: 'Tick off: Lunch' }))
  expect(await screen.findByText(/kept on this device and sent once the connection is back/)).toBeTruthy()
  expect(screen.getByText('Every meal of today is ticked off.')).toBeTruthy()
  expect(unsentRecords()).toMatchObject([{ meal: idOf(21), said: { isEaten: true } }])
  await user.click(screen.getByRole('button', { name: 'Eaten: Lunch. Undo' }))
  expect(await screen.findByText('1 of 2 meals ticked off')).toBeTruthy()
  await expect
    .poll(() => unsentRecords())
    .toMatchObject([{ said: { isEaten: false }, before: { isEaten: false } }])
})

test('what was ticked off offline is still ticked when the dashboard is opened again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { server } = await show({}, { answers: [pending(readPatientDashboard)] })
  const before = { isEaten: false, swaps: [], note: '', entry: null }
  const said = { ...before, isEaten: true }
  storeUnsent({ plan: plan.id, on: plan.on, meal: idOf(21), said, before, at: Date.now() })
  server.answer(answer(readPatientDashboard, { ...nothing, plan }))
  expect(await screen.findByRole('button', { name: 'Eaten: Lunch. Undo' })).toBeTruthy()
  expect(screen.getByText(/kept on this device/)).toBeTruthy()
})

test('a dashboard that fails to load says so once and can be loaded again', async () => {
  const { user, server } = await render(
    <PatientDashboard onboarding={null} appointments={null} mealParts={mealParts} />,
    {
      path: '/patient/dashboard',
      answers: [fail(readPatientDashboard)],
    },
  )
  expect(await screen.findAllByText('Your figures could not be loaded')).toHaveLength(1)
  server.answer(answer(readPatientDashboard, nothing))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/You have no appointment ahead/)).toBeTruthy()
})

test('a request that nobody has accepted is not called the next appointment', async () => {
  await show({ upcoming: { count: 1, nextAt: null, requestedAt: '2026-11-23T13:00:00.000Z' } })
  expect(await screen.findByText('Requested, not confirmed yet: Tomorrow, 4:00 pm.')).toBeTruthy()
  expect(screen.queryByText(/next appointment/)).toBeNull()
})
