import { expect, test } from 'vitest'
import { faults } from '#contract/faults.ts'
import { languages } from '#contract/language.ts'
import { statusOf } from '#contract/refusals.ts'
import { faultWords } from '#copy/faults.ts'
import { refusalWords } from '#copy/refusals.ts'
import type { Word } from '#copy/word.ts'
import texts from './texts.json' with { type: 'json' }
import { allWords, entriesOf } from './words.ts'

/** The fault in a text, if any. */
function faultIn(word: Word): string | null {
  for (const language of languages) {
    if (typeof word[language] !== 'string' || word[language].trim() === '') return `has no ${language}`
    if (word[language] !== word[language].trim() && !/^[ ،,]|[ ]$/.test(word[language]))
      return `has stray space in ${language}`
  }
  const letters = word.en.replace(/\{…\}|\S+@\S+/g, '').match(/[a-z]{4,}/gi)?.length ?? 0
  if (letters > 1 && word.en === word.ar) return 'is the same in both languages'
  if (letters > 2 && !/[\u0621-\u064a]/.test(word.ar)) return 'has no Arabic letter'
  if (/(^|[^a-z0-9.])[,;?](\s|$)/i.test(word.ar) && /[\u0621-\u064a][,;?]/.test(word.ar))
    return 'has Latin punctuation in Arabic'
  return null
}

test('everything people read exists in both languages', async () => {
  const words = await allWords()
  expect(words.length).toBeGreaterThan(300)
  const offences = words.flatMap(([place, word]) => {
    const fault = faultIn(word)
    return fault ? [`${place} ${fault}`] : []
  })
  expect(offences).toEqual([])
})

test('every refusal and every field fault has its words', () => {
  expect(Object.keys(refusalWords).sort()).toEqual(Object.keys(statusOf).sort())
  expect(Object.keys(faultWords).sort()).toEqual([...faults].sort())
})

/** The areas whose screens exist; each later issue adds its own. */
const built = [
  'public',
  'survey',
  'sign-in',
  'registration',
  'reset',
  'roles',
  'portal',
  'settings',
  'directory',
  'appointments',
  'messages',
  'profile',
  'services',
  'onboarding',
  'care',
  'dashboards',
  'admin',
] as const
/** Placeholders for pages that have since been built. */
const outgrown = new Set(['will be available soon'])
const builtOptions = [
  'experience',
  'employees',
  'age',
  'specialization',
  'languages',
  'health goals',
  'certifications',
  'services offered',
  'days',
] as const

test('the texts that the specification fixes are used to the letter', async () => {
  const english = new Set((await allWords()).map(([, word]) => word.en.replace(/\{…\}/g, '{}')))
  const wanted = [
    ...built.flatMap((area) => texts[area]).filter((text) => !outgrown.has(text)),
    ...builtOptions.flatMap((area) => texts.options[area]),
  ]
  const missing = wanted.filter((text) => !english.has(text.replace(/\{[^}]*\}/g, '{}')) && !isSymbol(text))
  expect(missing).toEqual([])
})

/** Ranges and prefixes are the same in every language and come from the contract's options. */
const isSymbol = (text: string) => /^[+\dX-]+$/.test(text)

test('the rule itself tells good from bad', () => {
  expect(faultIn({ en: 'Book Appointment', ar: 'حجز موعد' })).toBeNull()
  expect(faultIn({ en: 'Subscribe', ar: '' })).not.toBeNull()
  expect(faultIn({ en: 'Return to Home page', ar: 'Return to Home page' })).not.toBeNull()
  expect(faultIn({ en: 'One, two and three', ar: 'واحد, اثنان, ثلاثة' })).not.toBeNull()
  expect(entriesOf({ a: (n: number) => ({ en: `${n}`, ar: `${n}` }) }, 'x')).toEqual([
    ['x.a', { en: '{…}', ar: '{…}' }],
  ])
})
