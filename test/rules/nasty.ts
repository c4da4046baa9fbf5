import fc from 'fast-check'

/** Texts that have broken something somewhere. */
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

/** Days and moments at the ends of what calendars, programs and databases know. */
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

const oddNumbers = fc.oneof(
  fc.constantFrom<unknown>(
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
  ),
  fc.double(),
)

/** Where a page might end, put together by somebody who has read a token of ours. */
const forgedTokens = fc
  .oneof(
    fc
      .tuple(
        fc.constantFrom('relevance', 'rating', 'price', 'soonest', 'nothing'),
        oddNumbers,
        oddNumbers,
        fc.uuid(),
      )
      .map((parts) => JSON.stringify(parts)),
    fc
      .tuple(fc.constantFrom('0', '-1', '1.5', '1e5', '99999999999999999', '9'.repeat(30)), fc.uuid())
      .map((parts) => parts.join('.')),
    fc.json({ maxDepth: 2 }),
  )
  .map((text) => Buffer.from(text).toString('base64url'))

const nastyText = fc.oneof(
  fc.constantFrom(...texts, ...days, ...moments),
  fc.string({ unit: 'binary', maxLength: 300 }),
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

/** A request that is right, bent in one or more places; or nothing like a request at all. */
export function bent(
  sample: Record<string, unknown>,
  keys: readonly string[] = Object.keys(sample),
): fc.Arbitrary<unknown> {
  if (keys.length === 0) return nastyValue
  const bend = fc.oneof(
    fc
      .constantFrom(...keys)
      .chain((key) => slightly(key, sample[key]).map((value) => [key, value] as const))
      .map(([key, value]) => (body: Record<string, unknown>) => ({ ...body, [key]: value })),
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

/** Nearly what it was: written with capitals, cut within a sign, at the end of time, on a page that is none. */
function slightly(key: string, value: unknown): fc.Arbitrary<unknown> {
  if (key === 'after') return forgedTokens
  if (Array.isArray(value) && value.length > 0)
    return fc.oneof(fc.tuple(...value.map((each) => slightly(key, each))), fc.constant([...value, ...value]))
  if (typeof value === 'number') return oddNumbers
  if (typeof value !== 'string') return nastyValue
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return fc.constantFrom(...moments)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return fc.constantFrom(...days)
  return fc.oneof(
    fc.infiniteStream(fc.boolean()).map((capitals) => capitalised(value, capitals)),
    fc.constant(value.toUpperCase()),
    fc
      .tuple(fc.nat(value.length), fc.constantFrom('\ud83d', '\udc00', '\u0000', '\u202e', '\ufeff'))
      .map(([at, sign]) => value.slice(0, at) + sign + value.slice(at)),
  )
}

const capitalised = (text: string, capitals: Iterator<boolean>) =>
  [...text].map((sign) => (capitals.next().value ? sign.toUpperCase() : sign)).join('')
