import { expect, test } from 'vitest'
import { listNow } from '#contract/appointments/appointment.ts'
import { type NextVisit, type PlanToday, readPatientDashboard } from '#contract/dashboards/patient.ts'
import { recordMeal } from '#contract/plans/meal-records.ts'
import type { OutputOf } from '#contract/route.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
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

const lunch = { en: 'Lunch', ar: 'الغداء' }
const plan: PlanToday = {
  id: idOf(20),
  on: '2026-11-22',
  title: 'A calm month',
  number: 2,
  days: 28,
  planned: 2,
  eaten: 1,
  next: {
    id: idOf(21),
    name: lunch,
    time: '13:00',
    foods: [{ en: 'Kabsa, 200 g', ar: 'كبسة، 200 غ' }],
    drawing: 'kabsa',
    swaps: [],
    note: '',
    entry: null,
  },
}

const show = (facts: Partial<Dashboard>, { language = 'en', answers = [], now }: ShowOptions = {}) =>
  render(<PatientDashboard onboarding={<p>Onboarding</p>} appointments={null} />, {
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
  server.answer(
    answer(recordMeal, { record }),
    answer(readPatientDashboard, { ...nothing, plan: { ...plan, eaten: 2, next: null } }),
  )
  await user.click(button)
  expect(await screen.findByText('Every meal of today is ticked off.')).toBeTruthy()
  expect(server.sent(recordMeal)).toEqual([
    { id: idOf(20), meal: idOf(21), on: '2026-11-22', isEaten: true, swaps: [], note: '', entry: null },
  ])
  expect(document.querySelector('[class*="animate-grow"]')).not.toBeNull()
})

test('a day that was completed before is not celebrated again', async () => {
  await show({ plan: { ...plan, eaten: 2, next: null } })
  expect(await screen.findByText('Every meal of today is ticked off.')).toBeTruthy()
  expect(document.querySelector('[class*="animate-grow"]')).toBeNull()
})

test('a meal that is refused says why and can be ticked off again', async () => {
  const { user } = await show({ plan }, { answers: [refuse(recordMeal, 'health_consent_needed')] })
  await user.click(await screen.findByRole('button', { name: 'Tick off: Lunch' }))
  expect(await screen.findByText('The meal could not be ticked off')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tick off: Lunch' })).toBeTruthy()
})

test('a dashboard that fails to load says so once and can be loaded again', async () => {
  const { user, server } = await render(<PatientDashboard onboarding={null} appointments={null} />, {
    path: '/patient/dashboard',
    answers: [fail(readPatientDashboard)],
  })
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
