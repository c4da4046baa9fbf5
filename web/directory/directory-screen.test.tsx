import { expect, test } from 'vitest'
import {
  countDietitians,
  type DietitianCard,
  forgetDietitian,
  saveDietitian,
  searchDietitians,
} from '#contract/directory.ts'
import { dietitianCardView } from '#test/directory/dietitian-views.ts'
import { idOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail } from '#test/dom/server.ts'
import { DirectoryScreen } from './directory-screen.tsx'

const fahad = dietitianCardView()
const huda = dietitianCardView({ id: idOf(64), name: 'Huda Bakri', otherName: null })
const found = (...dietitians: DietitianCard[]) => answer(searchDietitians, { dietitians, after: null })
const none = {
  specialization: {},
  language: {},
  gender: {},
  city: {},
  mode: {},
  rating: {},
  when: {},
  prices: null,
}

const show = (path: Options['path'], ...answers: readonly Answer[]) =>
  render(<DirectoryScreen />, {
    path,
    answers: [answer(countDietitians, { total: 2, ...none }), found(fahad, huda), ...answers],
  })
const cards = () => screen.queryAllByRole('article')
const heart = () => screen.findByRole('button', { name: 'Save to Favorites: Huda Bakri' })
const isPressed = async () => (await heart()).getAttribute('aria-pressed')

test('a card shows what patients compare', async () => {
  await show('/patient/dietitians')
  const card = within(await screen.findByRole('article', { name: fahad.name }))
  for (const text of [
    'Clinical Dietitian',
    'Sports Nutrition',
    'Available Today',
    '6-10 years of experience',
    'No reviews yet',
    'Jeddah',
    '150 SAR',
    '11:00 am',
  ])
    expect(card.getByText(text), text).toBeTruthy()
  expect(screen.getByText(/Nobody pays for a place in this list\./)).toBeTruthy()
})

test('a search without results says so and is cleared with one press', async () => {
  const { user } = await show(
    '/patient/dietitians?q=qwrtzpsdf&gender=male',
    answer(searchDietitians, ({ q }) => ({ dietitians: q ? [] : [fahad, huda], after: null })),
  )
  expect(await screen.findByText(/^No dietitians found matching your search\./)).toBeTruthy()
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search by name or specialization' })
  expect(search.value).toBe('qwrtzpsdf')
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement)
  await expect.poll(cards).toHaveLength(2)
  expect(search.value).toBe('')
  expect(location.pathname + location.search).toBe('/patient/dietitians')
})

test('a search goes to the server and into the address', async () => {
  const { server, fill } = await show('/patient/dietitians')
  await fill(await screen.findByRole('textbox', { name: 'Search by name or specialization' }), 'Abdulah')
  await expect.poll(() => server.sent(searchDietitians).at(-1)).toMatchObject({ q: 'Abdulah' })
  expect(location.search).toBe('?q=Abdulah')
})

test('saved dietitians have their own list, and removing one can be undone', async () => {
  const { user, server } = await show(
    '/patient/dietitians?saved=1',
    answer(searchDietitians, ({ saved }) => ({ dietitians: saved ? [] : [fahad, huda], after: null })),
    answer(saveDietitian, { done: true }),
    answer(forgetDietitian, { done: true }),
  )
  expect(await screen.findByText('No saved dietitians yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'See all dietitians' }))
  await user.click(await heart())
  await expect.poll(isPressed).toBe('true')
  await expect.poll(() => server.sent(saveDietitian)).toEqual([{ id: huda.id }])
  server.answer(answer(searchDietitians, { dietitians: [{ ...huda, isSaved: true }], after: null }))
  await user.click(screen.getByRole('switch', { name: 'Saved' }))
  await expect.poll(cards).toHaveLength(1)
  await user.click(await heart())
  await expect.poll(isPressed).toBe('false')
  await expect.poll(() => server.sent(forgetDietitian)).toEqual([{ id: huda.id }])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect.poll(isPressed).toBe('true')
  await expect.poll(() => server.sent(saveDietitian)).toHaveLength(2)
})

test('a save that fails is reverted and reported', async () => {
  const { user } = await show('/patient/dietitians', fail(saveDietitian))
  await user.click(await heart())
  expect(await screen.findByText('This dietitian could not be saved')).toBeTruthy()
  await expect.poll(isPressed).toBe('false')
})

test('a list that fails to load says so and can be loaded again', async () => {
  const { user, server } = await show('/patient/dietitians', fail(searchDietitians))
  expect(textOf(await screen.findByRole('alert'))).toContain('The dietitians could not be loaded')
  server.answer(found(fahad, huda))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.poll(cards).toHaveLength(2)
})
