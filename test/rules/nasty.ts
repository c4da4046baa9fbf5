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
]

const nastyText = fc.oneof(
  fc.constantFrom(...texts),
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
