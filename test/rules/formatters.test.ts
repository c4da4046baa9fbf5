import { expect, test } from 'vitest'
import { filesOfProject, textOf } from './files.ts'

/** Made once and kept: here each is under a key, elsewhere a constant of its module. */
const keeper = 'contract/date-format.ts'

/** A formatter takes 50 kB that no collector gives back soon, and 8,000 letters want a dozen each. */
function offences(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /\bIntl\.[A-Z]\w+\(|\.toLocale(Date|Time)?String\(/.test(line))
    .filter((line) => !/^(export )?const \w+ = /.test(line) || /=>/.test(line))
}

test('nothing that a server does makes a formatter of its own', () => {
  const files = filesOfProject(/^(server|copy|contract)\/.*(?<!\.test)\.ts$/).filter(
    (file) => file !== keeper,
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => offences(textOf(file)).map((line) => `${file}: ${line.trim()}`))).toEqual([])
})

test('the rule itself tells good from bad', () => {
  const good = [
    "const rules = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }",
    "export const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {",
    "  return dateFormat('en', { timeZone: zone }).format(at)",
    'const options: Intl.DateTimeFormatOptions = {}',
    "  name.toLocaleUpperCase('en')",
    "  Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'))",
  ]
  const bad = [
    "  const format = new Intl.DateTimeFormat('en-US', { timeZone: name })",
    "const fullTime = (at: Date) => new Intl.DateTimeFormat('en-GB').format(at)",
    '  new Intl.NumberFormat(locales[language]).format(number)',
    "  (price / 100).toLocaleString('en')",
    '  at.toLocaleDateString()',
  ]
  for (const line of good) expect(offences(line)).toEqual([])
  for (const line of bad) expect(offences(line)).toEqual([line])
})
