import { expect, test } from 'vitest'
import { render } from '#test/dom/render.tsx'
import { textOf } from '#test/dom/screen.ts'
import { DateTile } from './date-tile.tsx'

test.each([
  ['en', 'Sun 29 Nov'],
  ['ar', 'الأحد 29 نوفمبر'],
] as const)('a day is written with weekday, number and month in %s', async (language, text) => {
  await render(<DateTile day="2026-11-29" />, { path: '/patient/dashboard', language })
  const time = document.querySelector('time')
  expect(time && textOf(time)).toBe(text)
  expect(time?.dateTime).toBe('2026-11-29')
})
