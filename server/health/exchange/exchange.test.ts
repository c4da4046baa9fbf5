import { expect, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { exportMeasures, importMeasures } from '#contract/health/exchange.ts'
import { listMeasures, readSeries, recordMeasure } from '#contract/health/measures.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')
const patient = await join(app, sara)
const other = await join(app, omar)
for (const person of [patient, other]) await person.call(giveHealthConsent, { version: healthConsentVersion })

const sent = (person: Person, text: string) =>
  person.call(importMeasures, { upload: { type: 'text/csv', bytes: new Uint8Array(Buffer.from(text)) } })

test('each line that cannot be imported is reported with its place and reason, and the others are imported', async () => {
  const file = [
    'date,kind,value,unit,moment',
    '2026-11-01,weight,80.5,kg,',
    '2026-11-02 07:30,Weight,176.4,lb,',
    '2026-11-03T07:30:00Z,blood pressure,128/82,,',
    '2026-11-04,glucose,"5,5",mmol/L,fasting',
    '2026-11-05,weight,٨٠٫٢,,',
    '2026-11-06,mood swing,3,,',
    '2026-11-07,weight,heavy,kg,',
    '2026-11-08,weight,80,stone,',
    '2026-11-09,weight,800,kg,',
    '2026-02-31,weight,80,kg,',
    '2027-01-01,weight,80,kg,',
  ].join('\n')
  const { status, body } = await sent(patient, file)
  expect([status, body]).toEqual([
    200,
    {
      added: 5,
      known: 0,
      refused: 6,
      lines: [
        { line: 7, code: 'kind_unknown' },
        { line: 8, code: 'value_unreadable' },
        { line: 9, code: 'unit_unknown' },
        { line: 10, code: 'value_implausible' },
        { line: 11, code: 'date_unreadable' },
        { line: 12, code: 'date_in_future' },
      ],
      from: '2026-11-01T09:00:00.000Z',
      to: '2026-11-05T09:00:00.000Z',
    },
  ])
  expect((await sent(patient, file)).body).toMatchObject({ added: 0, known: 5, refused: 6 })
  const { measures } = (await patient.call(listMeasures, {})).body
  expect(measures.map(({ kind, value, second, source }) => [kind, value, second, source])).toEqual([
    ['weight', 80.2, null, 'import'],
    ['glucose', 99.0858, null, 'import'],
    ['blood_pressure', 128, 82, 'import'],
    ['weight', 80.0137, null, 'import'],
    ['weight', 80.5, null, 'import'],
  ])
})

test('an export adds nothing when imported again, and gives another person the same measures', async () => {
  await patient.call(recordMeasure, {
    clientId: '0192f0c1-2345-7000-8000-0000000c5555',
    kind: 'weight',
    value: 79.9,
    takenAt: '2026-11-20T06:00:00.000Z',
    note: '=HYPERLINK("https://evil.example")',
  })
  const { bytes, headers } = await patient.call(exportMeasures, {})
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(text).not.toMatch(/(^|[,"\n])=/)
  expect((await sent(patient, text)).body).toMatchObject({ added: 0, known: 6, refused: 0 })
  expect((await sent(other, text)).body).toMatchObject({ added: 6, known: 0, refused: 0 })
  const seen = async (person: Person) =>
    (await person.call(listMeasures, {})).body.measures.map(({ id, source, ...measure }) => measure)
  expect(await seen(other)).toEqual(await seen(patient))
})

test('ten thousand measures fit in one file', async () => {
  const lines = Array.from({ length: 10_000 }, (_, hour) => {
    const at = new Date(Date.UTC(2025, 0, 1, hour)).toISOString()
    return `${at},glucose,${90 + (hour % 40)},mg/dL`
  })
  const { body } = await sent(other, ['date,kind,value,unit', ...lines].join('\n'))
  expect(body).toMatchObject({ added: 10_000 })
})

test('they are read as a chart of three hundred points, each with its minimum and maximum', async () => {
  const range = { from: '2025-01-01T00:00:00.000Z', to: '2026-06-01T00:00:00.000Z' }
  const { body, text } = await other.call(readSeries, { kind: 'glucose', ...range })
  expect(body).toMatchObject({ total: 10_000, isThinned: true, unreadable: 0 })
  expect(body.points).toHaveLength(300)
  expect(body.points[0]).toMatchObject({ least: 90, count: expect.any(Number) })
  expect(body.points.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
  expect(text.length).toBeLessThan(60_000)
})

test.each([
  '',
  'nothing,of,ours\n1,2,3',
  `date,kind,value\n${'2026-11-01,weight,80\n'.repeat(50_001)}`,
  'a\0b',
  `date,kind,value\n${'"'.repeat(20_001)}`,
])('a file of any other kind is refused, and nothing is imported', async (text) => {
  const { status, body } = await sent(other, text)
  expect([status, body.error?.code]).toEqual([422, 'import_refused'])
})
