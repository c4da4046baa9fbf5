import { expect, test } from 'vitest'
import { filesOfProject, textOf } from './files.ts'

/** Formatters are cached: in this file by a key, elsewhere in a constant of the module. */
const keeper = 'contract/date-format.ts'

/** A formatter takes 50 kB that is not collected soon, and 8,000 mails would each need a dozen of them. */
function offences(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /\bIntl\.[A-Z]\w+\(|\.toLocale(Date|Time)?String\(/.test(line))
    .filter((line) => !/^(export )?const \w+ = /.test(line) || /=>/.test(line))
}

test('no code of the server makes its own formatters', () => {
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

/** Texts for people are formatted with `locales`; code that needs a day or an hour uses `contract/wall-clock.ts`. */
const namesLocale = /\b(?:dateFormat|DateTimeFormat)\(\s*(['"`])(?![^'"`]*-u-ca-[\w-]+-nu-latn)[^'"`$]+\1/g
const writes = /\.(?:format|formatRange|toLocale(?:Date|Time)?String)\(/g
const reads = /(?:\b(?:Number|parseInt|parseFloat|Date\.parse|new Date)|\.(?:exec|test))\(/g

/** Places that parse a formatter's output: engines write the same date differently, and change it over the years. */
function takenApart(text: string): string[] {
  const named = [...text.matchAll(namesLocale)].map(([call]) => call)
  const followed = callsOf(text, writes)
    .filter(({ after }) => /^\s*(?:\??\.\w+\(|\[|[!=]==)/.test(after))
    .map(({ call }) => call)
  const read = callsOf(text, reads)
    .map(({ call }) => call)
    .filter((call) => call.search(writes) >= 0)
  return [...named, ...followed, ...read]
}

/** Each call with its arguments, and the code that follows it. */
function callsOf(text: string, name: RegExp): { call: string; after: string }[] {
  return [...text.matchAll(name)].map(({ 0: opening, index }) => {
    let end = index + opening.length
    for (let depth = 1; depth > 0 && end < text.length; end++)
      depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
    return { call: text.slice(index, end), after: text.slice(end, end + 40) }
  })
}

test("nothing parses a formatter's output, since each engine writes dates in its own way", () => {
  const files = filesOfProject(/\.tsx?$/).filter((file) => file !== 'test/rules/formatters.test.ts')
  expect(files.length).toBeGreaterThan(2_000)
  // These tests count the cached formatters.
  const exempt = 'contract/date-format.test.ts'
  const found = files
    .filter((file) => file !== exempt)
    .flatMap((file) => takenApart(textOf(file)).map((call) => `${file}: ${call}`))
  expect(found).toEqual([])
})

test('the rule on reading formatted dates tells good from bad', () => {
  const good = [
    'writeDate(language, at, "date", zone)',
    "dateFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))",
    "const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric' })",
    "hijri.formatToParts(new Date(day)).find(({ type }) => type === 'month')?.value",
    'unbroken(formatOf(language, style, zone).format(at))',
    "Intl.DateTimeFormat().resolvedOptions().timeZone === 'UTC'",
    "test('a day is named', () => { expect(format.format(at)).toBe('Sunday') })",
  ]
  const bad = [
    "dateFormat('en-CA', { dateStyle: 'short', timeZone: zone }).format(at)",
    "new Intl.DateTimeFormat('sv-SE', { timeZone: zone })",
    'minutesOf(dateFormat("en-GB", { timeStyle: "short", timeZone: zone }).format(now))',
    'format.format(new Date(at)).slice(0, 10)',
    "written.formatRange(from, to)\n    .split('–')",
    'Number(hours.format(new Date(slot)))',
    '/GMT([+-])(\\d\\d)/.exec(format.format(at))',
    "Date.parse(format.format(at).replace(' ', 'T'))",
    'zoned.format(at) !== zoned.format(open)',
    "at.toLocaleDateString('en-CA') === today",
  ]
  for (const text of good) expect(takenApart(text), text).toEqual([])
  for (const text of bad) expect(takenApart(text), text).not.toEqual([])
})
