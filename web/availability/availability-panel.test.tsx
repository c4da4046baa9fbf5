import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  type Availability,
  addException,
  type Exception,
  readAvailability,
  readMyDays,
  removeException,
  saveAvailability,
  saveException,
} from '#contract/availability.ts'
import { addDays } from '#contract/days.ts'
import { readPlatform } from '#contract/platform/announced.ts'
import { listMyServices } from '#contract/services.ts'
import { bookingRules } from '#copy/availability/booking-rules.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { answer, fail } from '#test/dom/server.ts'
import { AvailabilityPanel } from './availability-panel.tsx'

const nineToFive = { from: '09:00', to: '17:00' }
const open = [nineToFive]
const availability: Availability = {
  zone: 'Asia/Riyadh',
  weekly: [open, open, open, open, open, [], []],
  buffer: 0,
  notice: 120,
  horizon: 60,
  increment: 15,
  mostPerDay: null,
  mostPerPatient: 3,
  takesAtOnce: false,
  refunds: null,
}
/** The day of the test. */
const today = '2026-11-22'
const evening: Exception = {
  id: idOf(71),
  kind: 'extra',
  from: '2026-11-30',
  to: '2026-12-01',
  weekdays: null,
  hours: [{ from: '18:00', to: '20:00' }],
  label: 'Open evening',
}

const hours = (exceptions: Exception[] = []) =>
  answer(readAvailability, { availability, exceptions, hasAddress: true, refunds: null })

/** Every day is open from nine to five; `facts` replace those of today. */
const days = (facts: { by?: 'closed' | 'instead'; hours?: typeof open; slots?: string[] } = {}) =>
  answer(readMyDays, ({ from, days: count }) => ({
    zone: 'Asia/Riyadh',
    days: Array.from({ length: Number(count) }, (_, index) => {
      const day = addDays(from, index)
      const usual = { by: 'weekly' as const, hours: open, slots: [`${day}T06:00:00.000Z`], taken: [] }
      return { day, ...usual, ...(day === today && facts) }
    }),
  }))

const show = (options: Partial<Options> = {}) =>
  render(<AvailabilityPanel />, {
    path: '/dietitian/availability',
    now: '2026-11-22T03:00:00Z',
    ...options,
    answers: [
      hours(),
      days(),
      answer(listMyServices, { services: [], startPrice: 150 }),
      answer(readPlatform, { announcement: null, ramadan: null }),
      ...(options.answers ?? []),
    ],
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const slots = async () => textOf(await screen.findByRole('region', { name: 'Time Slots' }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const lasts = (name: string) => screen.getAllByLabelText<HTMLSelectElement>(name)

/** A select is filled when it gets the focus. */
async function choose(user: UserEvent, select: HTMLElement | undefined, time: string) {
  select?.focus()
  await expect.poll(() => (select as HTMLSelectElement).options.length).toBeGreaterThan(1)
  await user.selectOptions(select as HTMLElement, time)
}

test('overlapping hours are reported where they are, and nothing is saved', async () => {
  const { user, server } = await show()
  await user.click(await button('Add hours on Sunday'))
  await choose(user, lasts('Sunday, from').at(-1), '16:00')
  expect(await screen.findByText('These hours overlap with others on the same day')).toBeTruthy()
  await user.click(await button('Save hours'))
  expect(document.activeElement).toBe(lasts('Sunday, from')[0])
  expect(server.sent(saveAvailability)).toEqual([])
})

test('hours are copied to other days, and saved with the rules of booking', async () => {
  const { user, server } = await show({ answers: [fail(saveAvailability)] })
  await user.click(await button('Copy the hours of Sunday'))
  const copy = await dialog('Copy the hours of Sunday')
  await user.click(copy.getByRole('checkbox', { name: 'Saturday' }))
  await user.click(copy.getByRole('button', { name: 'Copy hours' }))
  const saturday = await screen.findByRole<HTMLInputElement>('switch', { name: 'Open on Saturday' })
  await expect.poll(() => saturday.checked).toBe(true)
  await user.click(screen.getByRole('switch', { name: 'Open on Monday' }))
  await user.selectOptions(screen.getByLabelText('Break between appointments'), '20 minutes')
  await user.click(screen.getByRole('radio', { name: /^Confirm instantly/ }))
  expect(screen.getByText('You have unsaved changes')).toBeTruthy()
  await user.click(await button('Save hours'))
  expect(await screen.findByText('This could not be saved')).toBeTruthy()
  expect(screen.getByText('You have unsaved changes')).toBeTruthy()
  server.answer(answer(saveAvailability, (sent) => ({ availability: sent })))
  await user.click(await button('Save hours'))
  expect(await screen.findByText('Your hours have been saved')).toBeTruthy()
  const [sent] = server.sent(saveAvailability)
  expect(sent?.weekly.map((ranges) => ranges.length)).toEqual([1, 0, 1, 1, 1, 0, 1])
  expect(sent).toMatchObject({ buffer: 20, takesAtOnce: true })
})

test('a day is closed with one press and opened with another', async () => {
  const closed: Exception = { ...evening, kind: 'closed', from: today, to: today, hours: [], label: '' }
  const { user, server } = await show({
    answers: [answer(addException, { exception: closed }), answer(removeException, { done: true })],
  })
  expect(await slots()).toContain('9:00 am to 5:00 pm')
  const close = await button('Close this day')
  server.answer(hours([closed]), days({ by: 'closed', hours: [], slots: [] }))
  await user.click(close)
  await expect.poll(slots).toContain('You are closed on this day.')
  expect(server.sent(addException)).toMatchObject([{ kind: 'closed', from: today, to: today, hours: [] }])
  const special = () => within(screen.getByRole('list', { name: 'Special dates' })).getAllByRole('listitem')
  await expect.poll(special).toHaveLength(1)
  server.answer(hours(), days())
  await user.click(await button('Undo'))
  await expect.poll(slots).toContain('9:00 am to 5:00 pm')
  expect(server.sent(removeException)).toEqual([{ id: closed.id }])
})

test('a day gets other hours, and goes back to the weekly ones', async () => {
  const short: Exception = { ...evening, kind: 'instead', from: today, to: today, label: '' }
  const { user, server } = await show({
    answers: [answer(addException, { exception: short }), answer(removeException, { done: true })],
  })
  await user.click(await button('Set other hours'))
  const asked = await dialog('Add special date')
  await choose(user, asked.getByLabelText('Hours, to'), '10:00')
  server.answer(hours([short]), days({ by: 'instead', hours: [{ from: '09:00', to: '10:00' }] }))
  await user.click(asked.getByRole('button', { name: 'Save' }))
  await expect.poll(slots).toContain('9:00 am to 10:00 am')
  expect(server.sent(addException)).toMatchObject([
    { kind: 'instead', from: today, to: today, hours: [{ from: '09:00', to: '10:00' }] },
  ])
  server.answer(hours(), days())
  await user.click(await button('Back to weekly hours'))
  await expect.poll(slots).toContain('9:00 am to 5:00 pm')
})

test('Ramadan hours are filled in with one press and can be changed before they are saved', async () => {
  const { user, server } = await show()
  await user.click(await button('Ramadan hours'))
  const asked = await dialog('Add special date')
  expect(asked.getByRole<HTMLInputElement>('radio', { name: /^Other hours/ }).checked).toBe(true)
  expect(asked.getByLabelText<HTMLSelectElement>('Hours, from').value).toBe('21:00')
  expect(asked.getByLabelText<HTMLSelectElement>('Hours, to').value).toBe('01:00')
  await user.click(asked.getByRole('checkbox', { name: 'Friday' }))
  server.answer(
    answer(addException, (sent) => {
      const exception = { ...sent, id: idOf(72), label: sent.label ?? '' }
      server.answer(hours([exception]))
      return { exception }
    }),
  )
  await user.click(asked.getByRole('button', { name: 'Save' }))
  const list = await screen.findByRole('list', { name: 'Special dates' })
  expect(textOf(list)).toContain('9:00 pm to 1:00 am next day')
  expect(screen.queryByRole('button', { name: 'Ramadan hours' })).toBeNull()
  expect(server.sent(addException)).toMatchObject([{ kind: 'instead', weekdays: [0, 1, 2, 3, 4, 6] }])
})

test('a special date is changed, and removed after a confirmation', async () => {
  const { user, server, fill } = await show({
    answers: [hours([evening]), answer(removeException, { done: true })],
  })
  const list = await screen.findByRole('list', { name: 'Special dates' })
  expect(textOf(list)).toContain('6:00 pm to 8:00 pm')
  await user.click(await button(/^Edit .?Open evening/))
  const edit = await dialog('Edit special date')
  await user.click(edit.getByRole('radio', { name: /^Closed/ }))
  const [, year] = within(edit.getByRole('group', { name: 'Last day' })).getAllByRole('textbox')
  await fill(year as HTMLElement, '2020')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  expect(await edit.findByText('The last day is before the first')).toBeTruthy()
  expect(server.sent(saveException)).toEqual([])
  await user.click(edit.getByRole('checkbox', { name: 'Several days' }))
  const closed: Exception = { ...evening, kind: 'closed', to: evening.from, hours: [] }
  server.answer(answer(saveException, { exception: closed }), hours([closed]))
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await expect.poll(() => textOf(list)).toContain('Closed')
  expect(server.sent(saveException)).toEqual([closed])

  await user.click(await button(/^Remove .?Open evening/))
  server.answer(hours())
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'Remove it' }))
  expect(await screen.findByText(/^None ahead/)).toBeTruthy()
  expect(server.sent(removeException)).toEqual([{ id: evening.id }])
})

test.each([
  ['en', 'Asia/Tokyo'],
  ['ar', 'توقيت اليابان'],
] as const)(
  'every time zone of the world has a name in %s, once the list is opened',
  async (language, tokyo) => {
    const { user, server } = await show({
      language,
      answers: [answer(saveAvailability, (sent) => ({ availability: sent }))],
    })
    const zones = await screen.findByLabelText<HTMLSelectElement>(bookingRules.zone.label[language])
    const names = () => [...zones.options].map(textOf)
    expect(names()).toHaveLength(1)
    zones.focus()
    await expect.poll(() => names().length).toBeGreaterThan(400)
    if (language === 'ar') await expect.poll(() => names().filter((name) => /[a-z]/i.test(name))).toEqual([])
    const found = [...zones.options].find((option) => textOf(option).includes(tokyo))
    await user.selectOptions(zones, found as HTMLOptionElement)
    await user.click(await button(weekly.save[language]))
    expect(await screen.findByText(weekly.saved[language])).toBeTruthy()
    expect(server.sent(saveAvailability)).toMatchObject([{ zone: 'Asia/Tokyo' }])
  },
)

test('the practice’s time zone applies, not the reader’s', async () => {
  await show({ session: sessionOf('dietitian', { zone: 'America/Sao_Paulo' }) })
  await screen.findByText('All times are Riyadh time.')
  expect(await slots()).toContain('9:00 am')
})
