import { expect, test } from 'vitest'
import { listNow } from '#contract/appointments/appointment.ts'
import { type AgendaItem, readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import { type Dashboard, dietitianDashboard, nothingWaits } from '#test/dashboards/dashboard-views.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import type { Answer } from '#test/dom/server.ts'
import { answer, fail, pending } from '#test/dom/server.ts'
import { DietitianDashboard } from './dietitian-dashboard.tsx'

/** A confirmed video call at a time of the Sunday in UTC. */
const visit = (number: number, time: string, facts: Partial<AgendaItem> = {}): AgendaItem => ({
  id: idOf(number),
  startsAt: `2026-11-22T${time}:00.000Z`,
  endsAt: new Date(Date.parse(`2026-11-22T${time}:00Z`) + 30 * 60_000).toISOString(),
  status: 'confirmed',
  mode: 'video',
  serviceName: 'Follow-up session',
  otherServiceName: null,
  patient: { id: idOf(100 + number), name: `Patient ${number}`, otherName: null },
  isFirst: false,
  ...facts,
})

const show = (facts: Answer | Partial<Dashboard>, language: 'en' | 'ar' = 'en') =>
  render(<DietitianDashboard onboarding={null} appointments={null} feedback={() => null} />, {
    path: '/dietitian/dashboard',
    language,
    answers: [
      answer(listNow, { appointments: [], joined: [], nextAt: null }),
      'route' in facts
        ? (facts as Answer)
        : answer(readDietitianDashboard, { ...dietitianDashboard, ...(facts as Partial<Dashboard>) }),
    ],
  })
const agenda = async (name = "Today's Agenda") => within(await screen.findByRole('list', { name }))
const pathOf = (link: HTMLElement) => (link as HTMLAnchorElement).pathname

test('the next visit comes first, with a link to prepare it and one to start it', async () => {
  await show({
    agenda: [
      visit(1, '04:00', { status: 'completed' }),
      visit(2, '06:40', { isFirst: true }),
      visit(3, '09:00', { mode: 'in-person' }),
      visit(4, '10:00', { status: 'pending' }),
    ],
  })
  const rows = (await agenda()).getAllByRole('listitem')
  expect(rows.map(textOf)).toEqual([expect.stringContaining('Starts in 40 minutes')])
  expect(textOf(rows[0] as HTMLElement)).toContain('First visit')
  expect(pathOf(screen.getByRole('link', { name: 'Prepare: Patient 2' }))).toBe(
    `/dietitian/appointments/${idOf(2)}/preparation`,
  )
  expect(pathOf(screen.getByRole('link', { name: 'Start: Patient 2' }))).toBe(`/call/${idOf(2)}`)
  expect(screen.getByText('Then 1 more appointment. Your day ends at 12:30 pm.')).toBeTruthy()
})

test('while a visit runs, it and the next one are shown; a visit in person starts on its page', async () => {
  await show({ agenda: [visit(1, '05:45', { mode: 'in-person' }), visit(2, '08:00')] })
  const rows = (await agenda()).getAllByRole('listitem').map(textOf)
  expect(rows).toEqual([
    expect.stringContaining('Now, until 9:15 am'),
    expect.stringContaining('Today, 11:00 am'),
  ])
  expect(pathOf(screen.getByRole('link', { name: 'Start: Patient 1' }))).toBe(
    `/dietitian/appointments/${idOf(1)}`,
  )
  expect(screen.getByText('That is all for today.')).toBeTruthy()
})

test('after the last visit of the day the first one of a later day is shown, in Arabic too', async () => {
  const next = visit(5, '07:00', {
    startsAt: '2026-11-23T07:00:00.000Z',
    endsAt: '2026-11-23T07:30:00.000Z',
  })
  await show({ next }, 'ar')
  const list = await agenda('برنامج اليوم')
  expect(textOf(list.getByRole('listitem'))).toContain('غدًا، 10:00 ص')
  expect(screen.getByText('لا مواعيد مؤكدة أخرى اليوم.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^التحضير/ })).toBeTruthy()
})

test('an empty calendar says how it fills, and nothing waits', async () => {
  await show({})
  expect(await screen.findByText(/^Nothing is confirmed/)).toBeTruthy()
  expect(screen.getByText('Nothing is waiting for you. Well done.')).toBeTruthy()
})

test('each thing that waits leads to where it is done', async () => {
  await show({
    waiting: {
      ...nothingWaits,
      requests: 2,
      moves: { count: 1, first: idOf(1) },
      unanswered: { count: 1, latest: idOf(7) },
      claims: { count: 1, first: idOf(2) },
      unfinished: { count: 3, first: idOf(3) },
      conflicts: 2,
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Waiting for you' }))
  const links = list.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => [textOf(link), link.pathname + link.search])).toEqual([
    ['2 requests wait for your answer', '/dietitian/appointments?tab=pending'],
    ['1 patient asks for another time', `/dietitian/appointments/${idOf(1)}`],
    ['1 patient waits for your answer', `/dietitian/messages?patient=${idOf(7)}`],
    ['Say who came to 1 appointment', `/dietitian/appointments/${idOf(2)}`],
    ['2 appointments no longer fit', '/dietitian/availability'],
    ['3 appointments are over, but not completed', `/dietitian/appointments/${idOf(3)}`],
  ])
})

test('steps that keep patients from booking come before the day', async () => {
  await show({ waiting: { ...nothingWaits, setUp: { ...nothingWaits.setUp, application: 'ready' } } })
  expect(await screen.findByRole('list', { name: 'Waiting for you' })).toBeTruthy()
  const names = screen.getAllByRole('heading', { level: 2 }).map(textOf)
  expect(names.indexOf('Waiting for you')).toBeLessThan(names.indexOf("Today's Agenda"))
})

test('a dashboard that fails to load says so once and can be loaded again', async () => {
  const { user, server } = await show(fail(readDietitianDashboard))
  expect(await screen.findByText('Your figures could not be loaded')).toBeTruthy()
  server.answer(answer(readDietitianDashboard, dietitianDashboard))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('list', { name: 'At a glance' })).toBeTruthy()
})

test('while it loads, the welcome is there and skeletons hold the places', async () => {
  await show(pending(readDietitianDashboard))
  expect(screen.getByRole('heading', { name: 'Welcome, Layla' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'At a glance' })).toBeNull()
})
