import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join as joined } from 'node:path'
import { expect, test } from 'vitest'
import { previewHealthExport } from '#contract/health/apple-health.ts'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { importMeasures } from '#contract/health/exchange.ts'
import { listMeasures, recordMeasure } from '#contract/health/measures.ts'
import { chooseZone } from '#contract/notifications/choices.ts'
import { zoneOf } from '#server/ground/time/zones.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { asleep, exportXml, recordOf, withListed, zipOf } from '#test/fakes/apple-export.ts'
import { join, type Person, unique } from '#test/people.ts'
import { readRecords } from './read-records.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')
const patient = await join(app, sara)
await patient.call(giveHealthConsent, { version: healthConsentVersion })

const sent = (person: Person, content: Buffer | string, type = 'application/zip') =>
  person.call(previewHealthExport, { upload: { type, bytes: new Uint8Array(Buffer.from(content)) } })
const asXml = (person: Person, text: string) => sent(person, text, 'application/xml')
const taken = (person: Person, csv: string) =>
  person.call(importMeasures, { upload: { type: 'text/csv', bytes: new Uint8Array(Buffer.from(csv)) } })

const pressure = (at: string, upper: number, lower: number) => [
  recordOf({ type: 'BloodPressureSystolic', unit: 'mmHg', value: upper, at }),
  recordOf({ type: 'BloodPressureDiastolic', unit: 'mmHg', value: lower, at }),
]
const records = [
  recordOf({ type: 'BodyMass', unit: 'lb', value: 176.4, at: '2026-11-01 07:30', source: '=Scale' }),
  recordOf({ type: 'Height', unit: 'm', value: 1.63, at: '2026-11-01 07:30' }),
  recordOf({ type: 'BodyFatPercentage', unit: '%', value: 0.285, at: '2026-11-01 07:30' }),
  recordOf({ type: 'WaistCircumference', unit: 'in', value: 35, at: '2026-11-01 07:30' }),
  ...pressure('2026-11-02 08:00', 128, 82),
  `<Correlation type="HKCorrelationTypeIdentifierBloodPressure">${pressure('2026-11-02 08:00', 128, 82).join('')}</Correlation>`,
  recordOf({ type: 'BloodPressureSystolic', unit: 'mmHg', value: 130, at: '2026-11-03 08:00' }),
  recordOf({
    type: 'BloodGlucose',
    unit: 'mmol<180.1558800000541>/L',
    value: 5.5,
    at: '2026-11-04 06:00',
    meal: 1,
  }),
  recordOf({ type: 'BloodGlucose', unit: 'mg/dL', value: 141, at: '2026-11-04 09:00', meal: 2 }),
  recordOf({ type: 'StepCount', unit: 'count', value: 3000, at: '2026-11-05 09:00' }),
  recordOf({ type: 'StepCount', unit: 'count', value: 2500, at: '2026-11-05 23:30' }),
  recordOf({ type: 'StepCount', unit: 'count', value: 4000, at: '2026-11-05 09:00', source: 'Watch' }),
  recordOf({ type: 'StepCount', unit: 'count', value: 900, at: '2026-11-22 09:00' }),
  recordOf({ type: 'DietaryWater', unit: 'mL', value: 250, at: '2026-11-05 09:00' }),
  recordOf({ type: 'DietaryWater', unit: 'L', value: 1.5, at: '2026-11-05 19:00' }),
  asleep('2026-11-05 23:00', '2026-11-06 03:00'),
  asleep('2026-11-06 02:00', '2026-11-06 06:30', 'iPhone'),
  asleep('2026-11-05 22:00', '2026-11-06 07:00', 'iPhone', 'InBed'),
  recordOf({ type: 'HeartRate', unit: 'count/min', value: 61, at: '2026-11-05 09:00' }),
  recordOf({ type: 'BodyMass', unit: 'stone', value: 12, at: '2026-11-06 07:30' }),
  recordOf({ type: 'BodyMass', unit: 'kg', value: 900, at: '2026-11-06 07:31' }),
  recordOf({ type: 'BodyMass', unit: 'kg', value: 'heavy', at: '2026-11-06 07:32' }),
  recordOf({ type: 'BodyMass', unit: 'kg', value: 80, at: 'yesterday' }),
  recordOf({ type: 'BodyMass', unit: 'kg', value: 80, at: '2027-01-01 07:30' }),
]
const zip = await zipOf({
  'apple_health_export/تصدير.xml': exportXml(records),
  'apple_health_export/export_cda.xml': `<?xml version="1.0"?><ClinicalDocument>${'x'.repeat(40_000)}</ClinicalDocument>`,
  'apple_health_export/workout-routes/route.gpx': '<gpx/>',
})

test('an export is previewed by kind, and nothing is stored before it is imported', async () => {
  const { status, body } = await sent(patient, zip)
  expect(status).toBe(200)
  expect(body.kinds.map(({ kind, fresh, known }) => [kind, fresh, known])).toEqual([
    ['weight', 1, 0],
    ['height', 1, 0],
    ['waist', 1, 0],
    ['body_fat', 1, 0],
    ['blood_pressure', 1, 0],
    ['glucose', 2, 0],
    ['steps', 1, 0],
    ['water', 1, 0],
    ['sleep', 1, 0],
  ])
  expect(Object.fromEntries(body.leftOut.map(({ reason, count }) => [reason, count]))).toEqual({
    kind_unknown: 1,
    unit_unknown: 1,
    value_implausible: 1,
    value_unreadable: 1,
    date_unreadable: 1,
    date_in_future: 1,
    pair_incomplete: 1,
    day_not_over: 1,
  })
  expect((await patient.call(listMeasures, {})).body.measures).toEqual([])
  expect(await readdir(joined(app.house.settings.dataDir, 'spool'))).toEqual([])

  expect((await taken(patient, body.csv)).body).toMatchObject({ added: 10, refused: 0 })
  const { measures } = (await patient.call(listMeasures, {})).body
  expect(measures.map(({ value }) => value).sort()).toEqual(
    [7.5, 1750, 5500, 141, 99.0858, 128, 28.5, 88.9, 163, 80.0137].sort(),
  )
  expect(measures.find(({ kind }) => kind === 'weight')?.note).toBe('Apple Health: =Scale')
  expect(measures.filter(({ kind }) => kind === 'glucose').map(({ glucoseMoment }) => glucoseMoment)).toEqual(
    ['after_meal', 'before_meal'],
  )
  expect(measures.find(({ kind }) => kind === 'steps')?.takenAt).toBe('2026-11-05T09:00:00.000Z')
})

test('a second import adds nothing, and a day that was entered by hand is not counted twice', async () => {
  const again = (await sent(patient, zip)).body
  expect(again.csv).toBe('')
  expect(again.kinds.every(({ fresh, known }) => fresh === 0 && known > 0)).toBe(true)
  await patient.call(recordMeasure, {
    clientId: '0192f0c1-2345-7000-8000-0000000c7777',
    kind: 'water',
    value: 300,
    takenAt: '2026-11-07T18:00:00.000Z',
  })
  const water = recordOf({ type: 'DietaryWater', unit: 'mL', value: 500, at: '2026-11-07 08:00' })
  const { body } = await asXml(patient, exportXml([water]))
  expect(body.kinds).toMatchObject([{ kind: 'water', fresh: 0, known: 1 }])
})

test('days and nights follow the person’s own time zone', async () => {
  const traveller = await join(app, omar)
  await traveller.call(giveHealthConsent, { version: healthConsentVersion })
  await traveller.call(chooseZone, { zone: 'America/New_York', isChosen: true })
  const steps = recordOf({ type: 'StepCount', unit: 'count', value: 700, at: '2026-11-05 03:00' })
  const { body } = await asXml(traveller, exportXml([steps]))
  expect(body.kinds).toMatchObject([{ kind: 'steps', from: '2026-11-04T17:00:00.000Z' }])
})

test('a night is imported after the following noon, and an evening’s sleep with the next day’s', async () => {
  const night = asleep('2026-11-21 23:00', '2026-11-22 06:00')
  const evening = asleep('2026-11-22 18:30', '2026-11-22 20:00')
  const at = async (moment: string) => {
    app.at(moment)
    const { body } = await asXml(
      patient,
      exportXml([night, evening].slice(0, moment > '2026-11-22T12' ? 2 : 1)),
    )
    return [body.kinds.map(({ from }) => from), body.leftOut]
  }
  expect(await at('2026-11-22T08:59:00.000Z')).toEqual([[], [{ reason: 'day_not_over', count: 1 }]])
  const own = '2026-11-22T09:00:00.000Z'
  expect(await at('2026-11-22T18:00:00.000Z')).toEqual([[own], [{ reason: 'day_not_over', count: 1 }]])
  app.at(own)
})

test('what exceeds one import is reported as left out, and the newest values are kept', async () => {
  const many = Array.from({ length: 50_010 }, (_, minute) => {
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString().slice(0, 16).replace('T', ' ')
    return recordOf({ type: 'BloodGlucose', unit: 'mg/dL', value: 90 + (minute % 60), at })
  })
  const { body } = await asXml(patient, exportXml(many))
  const [glucose] = body.kinds.filter(({ kind }) => kind === 'glucose')
  const [beyond] = body.leftOut
  expect(beyond?.reason).toBe('too_many')
  expect((glucose?.fresh ?? 0) + (beyond?.count ?? 0)).toBe(50_010)
  expect(body.csv.length).toBeLessThan(5_242_880)
  expect(body.csv.split('\n')[1]).toContain('2026-02-04T')
})

test('if there are more single measures than fit in memory, the newest are kept and the others counted', async () => {
  const daily = Array.from({ length: 9 }, (_, day) =>
    recordOf({ type: 'BodyMass', unit: 'kg', value: 80 + day, at: `2026-11-0${day + 1} 07:30` }),
  )
  const found = await readRecords([exportXml(daily)], {
    now: Date.parse('2026-11-22T09:00:00.000Z'),
    zone: zoneOf('Asia/Riyadh'),
    most: 3,
  })
  expect(found.records.map(({ value }) => value).toSorted()).toEqual([86, 87, 88])
  expect(found.leftOut).toEqual({ too_many: 6 })
})

const weight = recordOf({ type: 'BodyMass', unit: 'kg', value: 80, at: '2026-11-06 07:30' })
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
)

test.each<[string, Buffer | string]>([
  ['no file at all', ''],
  ['no XML', 'hello'],
  ['another XML', '<ClinicalDocument/>'],
  ['entities that grow', exportXml([`<A v="&l9;"/>`], `<!ENTITY l0 "ha">${laughs}`)],
  ['an entity from elsewhere', exportXml([weight], '<!ENTITY x SYSTEM "file:///etc/passwd">')],
  ['an entity that nobody has named', exportXml(['<A v="&secret;"/>'])],
  ['a value without end', exportXml([`<Record type="${'x'.repeat(2_000_000)}"/>`])],
  [
    'attributes without end',
    exportXml([`<Record ${Array.from({ length: 200_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`]),
  ],
  ['a text without end', exportXml([' '.repeat(2_000_000)])],
  ['rules without end', exportXml([weight], `<!-- ${'x'.repeat(2_000_000)} -->`)],
  ['elements within elements without end', exportXml(['<a>'.repeat(100)])],
  ['half of one', exportXml([weight]).slice(0, -40)],
  ['an archive without one', await zipOf({ 'apple_health_export/readme.txt': 'hello' })],
  [
    'an archive with only the clinical document',
    await zipOf({ 'apple_health_export/export_cda.xml': '<HealthData/>' }),
  ],
  ['an archive of nothing but bytes', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5_000, 7)])],
  ['half of an archive', zip.subarray(0, zip.length / 2)],
  ['a bomb of spaces', await zipOf({ 'a/export.xml': Buffer.alloc(60_000_000, ' ') })],
  [
    'an archive of too many that could be it',
    await zipOf(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`a/${at}.xml`, '<HealthData/>']))),
  ],
  ['an archive of too many files', withListed(50_000, await zipOf({ 'a/export.xml': exportXml([weight]) }))],
])('%s is refused, and nothing of it is stored', async (_, content) => {
  const isZip = Buffer.isBuffer(content)
  const { status, body } = await sent(patient, content, isZip ? 'application/zip' : 'application/xml')
  expect([status, body.error?.code]).toEqual([422, 'health_export_refused'])
  expect(await readdir(joined(app.house.settings.dataDir, 'spool'))).toEqual([])
})

test('without consent the file is not even read', async () => {
  const other = await join(app, { ...omar, email: 'other@example.sa' })
  const { status, body } = await sent(other, zip)
  expect([status, body.error.code]).toEqual([409, 'health_consent_needed'])
})

test('three slow senders block no other sender', async () => {
  const slow = await Promise.all(
    [1, 2, 3].map(async () => {
      const person = await join(app, { ...sara, email: unique(sara.email) })
      await person.call(giveHealthConsent, { version: healthConsentVersion })
      return startSlowUpload(person)
    }),
  )
  expect((await sent(patient, zip)).status).toBe(200)
  for (const request of slow) request.destroy()
})

/**
 * Starts an upload that never ends. A person has one upload at a time, so that a second one is refused; if the second one
 * reaches the server first, the slow one is refused and starts again.
 */
async function startSlowUpload(person: Person) {
  for (;;) {
    const request = httpRequest(app.origin + previewHealthExport.path, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/zip', 'content-length': zip.length },
    })
    let isRefused = false
    request.on('response', () => {
      isRefused = true
    })
    request.on('error', () => {})
    request.write(zip.subarray(0, 100))
    await expect.poll(async () => isRefused || (await sent(person, zip)).status === 429).toBe(true)
    if (!isRefused) return request
  }
}
