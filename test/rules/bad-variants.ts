import fc from 'fast-check'
import { anyText } from '#test/any-text.ts'

/** Texts that have broken programs before. */
const texts = [
  '',
  ' ',
  '\u0000',
  '\r\nBcc: victim@example.com',
  'null',
  'undefined',
  'NaN',
  '-1',
  '9'.repeat(400),
  '1e999',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "'; DROP TABLE events; --",
  '%00%0a',
  '../../etc/passwd',
  '\ud800',
  '\u202eevil',
  '\ufeff',
  'ا'.repeat(5_000),
  '😀'.repeat(2_000),
  '#{7*7}',
  '{{7*7}}',
  '%s%n',
  '=1+1',
  `a@${'b'.repeat(300)}.sa`,
  'a@b.sa,c@d.sa',
  'a@b.sa\nc@d.sa',
  '"a b"@c.sa',
  'a@[127.0.0.1]',
  `${'a'.repeat(64)}@b.sa`,
  '2026-13-45',
  '0000-00-00',
  '+99999-01-01',
  'half \udc00 a sign',
]

/** Days and moments at the limits of calendars, programs and databases. */
const days = [
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '1969-12-31',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
]
const moments = [
  ...days.map((day) => `${day}T00:00:00Z`),
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '294276-12-31T23:59:59Z',
  '2026-11-22T24:00:00Z',
  '2016-12-31T23:59:60Z',
  `2026-11-22T10:00:00.${'1'.repeat(300)}Z`,
  '2026-11-22T10:00:00+03:00',
]

const numbers = [
  0,
  0.5,
  -0.5,
  -1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  9e15,
  8.64e15,
  1e308,
  null,
  '1',
  true,
  [],
  {},
]

const id = '0199a0b1-c2d3-7e4f-8a5b-6c7d8e9fabcd'

type Page = { after: string; sort?: string }

const pageOf = (text: string, order?: { sort: string }): Page => ({
  ...order,
  after: Buffer.from(text).toString('base64url'),
})

/** Page tokens that a list without an order of its own admits: they reach its query. */
const farPages = ['0', '-1', '9'.repeat(17)].map((micros) => pageOf(`${micros}.${id}`))

/** Page tokens as an attacker would forge them after decoding a real one. */
const forgedPages = [
  ...farPages,
  ...['1.5', '1e5', '9'.repeat(30)].map((micros) => pageOf(`${micros}.${id}`)),
  ...['[]', '{}', 'null', `1.${id.toUpperCase()}`, ''].map((text) => pageOf(text)),
  ...['relevance', 'rating', 'price', 'soonest'].flatMap((sort) =>
    numbers.map((key) => pageOf(JSON.stringify([sort, key, 0, id]), { sort })),
  ),
  ...numbers.map((rank) => pageOf(JSON.stringify(['price', 1, rank, id]), { sort: 'price' })),
]

/** For a list whose parser of page tokens has met all of them at another list. */
const fewPages = [...farPages, pageOf('[]'), pageOf('')]

const nastyText = fc.oneof(
  fc.constantFrom(...texts, ...days, ...moments),
  anyText({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    1e308,
    -1e308,
    2 ** 53,
    [],
    {},
    [[]],
    [null],
    { $ne: null },
    { length: 1e9 },
  ),
  fc.jsonValue({ maxDepth: 4 }),
)

/** A valid request, corrupted in one or more places; or something that is no request at all. */
export function badVariant(
  sample: Record<string, unknown>,
  keys: readonly string[] = Object.keys(sample),
  nearlyRight = almostValid(sample, keys),
): fc.Arbitrary<unknown> {
  if (keys.length === 0) return nastyValue
  const bend = fc.oneof(
    fc.constantFrom(...nearlyRight).map((part) => (body: Record<string, unknown>) => ({ ...body, ...part })),
    fc.tuple(fc.constantFrom(...keys), nastyValue).map(([key, value]) => (body: Record<string, unknown>) => ({
      ...body,
      [key]: value,
    })),
    fc
      .constantFrom(...keys)
      .map(
        (key) => (body: Record<string, unknown>) =>
          Object.fromEntries(Object.entries(body).filter(([name]) => name !== key)),
      ),
    fc
      .tuple(fc.string({ minLength: 1, maxLength: 30 }), nastyValue)
      .map(([key, value]) => (body: Record<string, unknown>) => ({ ...body, [key]: value })),
  )
  const bentOnes = fc
    .array(bend, { minLength: 1, maxLength: 3 })
    .map((bends) => bends.reduce((body, apply) => apply(body), sample))
  return fc.oneof({ weight: 4, arbitrary: bentOnes }, { weight: 1, arbitrary: nastyValue })
}

/**
 * The sample with one field at a time almost valid: cut within a character, in capitals, at the end of time, on a
 * page that does not exist. The last field comes first, because the first may be the id of the record that a request
 * ends.
 */
export const almostValid = (
  sample: Record<string, unknown>,
  keys: readonly string[],
  { everyPage = true } = {},
): Record<string, unknown>[] => [
  ...keys.toReversed().flatMap((key) => {
    if (key !== 'after') return nearlyThis(sample[key]).map((value) => ({ [key]: value }))
    const forged = everyPage ? forgedPages : fewPages
    const pages = forged.map(({ sort, after }) => ({ after, ...(keys.includes('sort') && sort && { sort }) }))
    return keys.includes('q') ? pages.flatMap((page) => [page, { ...page, q: 'layla' }]) : pages
  }),
  // A range is valid only if both of its ends are.
  ...(keys.includes('from') && keys.includes('to') ? days.map((day) => ({ from: day, to: day })) : []),
]

function nearlyThis(value: unknown): unknown[] {
  if (Array.isArray(value))
    return [...value.flatMap((each) => nearlyThis(each).map((near) => [near])), [...value, ...value]]
  if (typeof value === 'number') return numbers
  const text = typeof value === 'string' ? value : 'some text'
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return moments
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return days
  const middle = Math.floor(text.length / 2)
  return [
    ...['\ud83d', '\udc00', '\u0000', '\u202e', '\ufeff'].map(
      (sign) => text.slice(0, middle) + sign + text.slice(middle),
    ),
    text.toUpperCase(),
    [...text].map((sign, at) => (at % 2 ? sign.toUpperCase() : sign)).join(''),
    // A field missing from the sample may be any of these.
    ...(value === undefined ? [id.toUpperCase(), days[0], moments[0]] : []),
  ]
}
