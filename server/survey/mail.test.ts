import { expect, test } from 'vitest'
import { readsAsName } from '#server/ground/post/greeting.ts'
import { readSettings } from '#server/ground/settings.ts'
import { thanksLetter } from './mail.ts'

test.each([
  'Sara',
  'سارة العتيبي',
  'Dr. Layla Al-Harbi',
  "Omar O'Neil",
  'أ. نورة الشهري',
  'Fahad M. Al-Qahtani',
])('%s is greeted by name', (name) => {
  expect(readsAsName(name)).toBe(true)
})

test.each([
  'evil.example',
  'Win at evil.example now',
  'https://evil.example',
  'a@evil.example',
  'Call 0551234567',
  'you\u202eera',
  '<b>Sara</b>',
  'word '.repeat(7).trim(),
  'a'.repeat(61),
  '',
])('%j is not repeated to an address given by a stranger', (name) => {
  expect(readsAsName(name)).toBe(false)
  const house = { settings: readSettings({}) }
  const letter = thanksLetter(house, 'event', {
    audience: 'patient',
    language: 'en',
    name,
    email: 'a@b.test',
  })
  if (name) expect(letter.text).not.toContain(name)
  expect(letter.text).toMatch(/^Hello,\n/)
})
