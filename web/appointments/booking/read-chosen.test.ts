import { expect, test } from 'vitest'
import { bookPath } from '#web/lib/book-path.ts'
import { readChosen } from './use-chosen.ts'

test('choices are read from the address in the form in which they are written', () => {
  const chosen = {
    service: '0192f3a0-0000-7000-8000-000000000001',
    mode: 'video',
    day: '2026-11-25',
    slot: '2026-11-25T06:30:00.000Z',
  } as const
  const path = bookPath('7', chosen)
  expect(path).toContain('slot=2026-11-25T06:30:00.000Z')
  expect(readChosen(searchOf(path.slice(path.indexOf('?'))))).toEqual(chosen)
  expect(bookPath('7')).toBe('/patient/dietitians/7/book')
})

test('any other value is dropped', () => {
  expect(readChosen(searchOf('?mode=telepathy&day=2026-02-31&slot=soon'))).toEqual({})
  expect(readChosen(searchOf('?day=tomorrow&slot=2026-99-99Z&tab=services'))).toEqual({})
})

const searchOf = (text: string) => Object.fromEntries(new URLSearchParams(text))
