import { expect, test } from 'vitest'
import { flows, readBooks, standings } from '#contract/money/books.ts'
import type { OutputOf } from '#contract/route.ts'
import { books as words } from '#copy/money/books.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf } from '#test/dom/screen.ts'
import { answer, fail } from '#test/dom/server.ts'
import { Books } from './books.tsx'

const path = '/admin/finance?tab=books'

const books: OutputOf<typeof readBooks> = {
  from: '2026-11-16',
  to: '2026-11-22',
  before: { from: '2026-11-09', to: '2026-11-15' },
  flows: flows.map((figure) => ({ figure, now: 900, before: 1_000 })),
  trend: [100, 150, 100, 50, 200, 100, 200],
  standings: standings.map((figure) => ({ figure, now: 10 })),
}

test('the lead figure has its course as a line, and what changed is good or bad by its meaning', async () => {
  await render(<Books />, { path, answers: [answer(readBooks, books)] })
  expect(await screen.findByRole('img', { name: /^Captured over time/ })).toBeTruthy()
  const markOf = (figure: (typeof flows)[number]) =>
    (
      screen.getByRole('heading', { name: words.figures[figure].en }).closest('li') as HTMLElement
    ).querySelector('[aria-hidden]') as HTMLElement
  expect(textOf(markOf('refunded'))).toBe('▼ 10%')
  expect(markOf('refunded').className).toContain('text-link')
  expect(markOf('fees').className).toContain('text-danger-ink')
})

test('a single day has no line, and books that fail to load can be loaded again', async () => {
  const { user, server } = await render(<Books />, { path, answers: [fail(readBooks)] })
  expect(await screen.findByText(words.failed.en)).toBeTruthy()
  server.answer(answer(readBooks, { ...books, trend: [900] }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: words.figures.captured.en })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})
