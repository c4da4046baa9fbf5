import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { Avatar } from './avatar.tsx'

const layla = { en: 'Dr. Layla Al-Harbi', ar: 'د. ليلى الحربي' }
const initials = { en: 'LH', ar: 'ل' }

async function classesOf(personId: string | null, language: Language) {
  await render(<Avatar personId={personId} name={layla[language]} />, { path: '/faq', language })
  return screen.getByText(initials[language]).className
}

test('a person has the same color in both languages', async () => {
  for (const number of [1, 2, 3])
    expect(await classesOf(idOf(number), 'ar')).toBe(await classesOf(idOf(number), 'en'))
})

test('two people of one name may have different colors', async () => {
  const known = new Set<string>()
  for (let number = 1; number <= 12; number++) known.add(await classesOf(idOf(number), 'en'))
  expect(known.size).toBeGreaterThan(1)
})

test('somebody whose data were erased has initials as well', async () => {
  expect(await classesOf(null, 'en')).toContain('bg-person-')
})
