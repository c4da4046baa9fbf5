import { expect, test } from 'vitest'
import { languageOfText, textFor } from './text-language.ts'

test('a text is in the language of most of its letters', () => {
  expect(languageOfText('استشارة CSSD الأولى')).toBe('ar')
  expect(languageOfText('Iftar (إفطار) together')).toBe('en')
  expect(languageOfText('7214, 2')).toBe(null)
})

test('of two texts each reader gets the one in their language, and a single text is shown to all', () => {
  const [english, arabic] = ['Follow-up', 'متابعة']
  for (const [text, other] of [
    [english, arabic],
    [arabic, english],
  ] as const) {
    expect(textFor('en', text, other)).toBe(english)
    expect(textFor('ar', text, other)).toBe(arabic)
  }
  expect(textFor('ar', english, null)).toBe(english)
  expect(textFor('ar', english, 'Follow-up session')).toBe(english)
  expect(textFor('ar', '', english)).toBe(english)
})
