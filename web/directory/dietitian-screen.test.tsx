import { expect, test } from 'vitest'
import { type DietitianPage, readDietitian, saveDietitian } from '#contract/directory.ts'
import { endConnection } from '#contract/invitations.ts'
import { dietitianPageView } from '#test/directory/dietitian-views.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { AboutTab } from './about-tab.tsx'
import { DietitianScreen } from './dietitian-screen.tsx'

const path = `/patient/dietitians/${idOf(61)}` as const
const dietitian = (facts: Partial<DietitianPage> = {}) =>
  answer(readDietitian, { dietitian: dietitianPageView(facts) })
const show = (...answers: readonly Answer[]) =>
  render(<DietitianScreen reviews={<p>Reviews of others</p>} About={AboutTab} Packages={() => null} />, {
    path,
    answers,
  })
const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name })

test('a profile can be saved, and if writing is not possible yet it says why', async () => {
  const { user, server } = await show(dietitian(), fail(saveDietitian))
  await user.click(await screen.findByRole('button', { name: 'Save to Favorites' }))
  expect(await screen.findByText('This dietitian could not be saved')).toBeTruthy()
  server.answer(answer(saveDietitian, { done: true }))
  await user.click(screen.getByRole('button', { name: 'Save to Favorites' }))
  expect(await screen.findByRole('button', { name: 'Saved to Favorites' })).toBeTruthy()
  expect(server.sent(saveDietitian).at(-1)).toEqual({ id: idOf(61) })

  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  const told = await screen.findByRole('dialog', { name: 'Messages begin with an appointment' })
  await user.click(within(told).getByRole('link', { name: 'Book Appointment' }))
  await expect.poll(() => location.pathname).toBe(`${path}/book`)
})

test('a patient with an appointment writes to the dietitian', async () => {
  await show(dietitian({ may: { message: true, book: true } }))
  const { pathname, search } = await link('Send Message')
  expect(pathname + search).toBe(`/patient/messages?dietitian=${idOf(61)}`)
})

test('tabs describe the dietitian, the reviews and the prices', async () => {
  const { user } = await show(dietitian())
  expect(await screen.findByText('BSc Clinical Nutrition, King Saud University')).toBeTruthy()
  expect(screen.getByText('Board Certified in Sports Dietetics (CSSD)')).toBeTruthy()
  expect(screen.getByText('Sunday to Thursday')).toBeTruthy()
  expect(screen.getByText('9:00 am to 5:00 pm')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Reviews' }))
  expect(await screen.findByText('Reviews of others')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Services' }))
  expect(location.search).toBe('?tab=services')
  const book = await link('Book: First consultation')
  const row = textOf(book.closest('li') as HTMLElement)
  expect(row).toContain('60 minutes')
  expect(row).toContain('300 SAR')
  expect(book.pathname + book.search).toBe(`${path}/book?service=${idOf(62)}`)
})

test('a patient who accepted an invitation can end the connection here, others are not asked', async () => {
  const { user, server } = await show(dietitian({ isConnected: true }), answer(endConnection, { done: true }))
  await user.click(await screen.findByRole('button', { name: 'End the connection' }))
  server.answer(dietitian())
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }))
  expect(await screen.findByText('Connection ended')).toBeTruthy()
  expect(server.sent(endConnection)).toEqual([{ id: idOf(61) }])
  await expect.poll(() => screen.queryByRole('button', { name: 'End the connection' })).toBeNull()
})

test('one of the next free times leads to the booking with service, day and time chosen', async () => {
  await show(dietitian())
  const { pathname, search } = await link('Today, 11:15 am')
  expect(pathname).toBe(`${path}/book`)
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    service: idOf(62),
    day: '2026-11-22',
    slot: '2026-11-22T08:15:00.000Z',
  })
})

test('an unlisted dietitian has no page, but a link back to the directory', async () => {
  await show(refuse(readDietitian, 'not_found'))
  expect(await screen.findByText('This dietitian is not listed')).toBeTruthy()
  expect((await link('See all dietitians')).pathname).toBe('/patient/dietitians')
})
