import { expect, test } from 'vitest'
import { readSheet, visitsOf } from './read-sheet.ts'

const now = new Date('2026-11-22T09:00:00.000Z')
const read = (text: string) => readSheet(text, now, 'Asia/Riyadh')
const inBody = [
  '1. Name,2. ID,3. Height,14. Test Date / Time,15. Weight,27. SMM (Skeletal Muscle Mass),30. BFM (Body Fat Mass),33. BMI (Body Mass Index),36. PBF (Percent Body Fat),70. VFL (Visceral Fat Level),81. WHR (Waist-Hip Ratio),90. Systolic,91. Diastolic',
  'Sara A,77,164,20261103143000,81.2,24.8,27.7,30.2,34.1,9,0.91,128,82',
  'Sara A,77,164,20261117090500,80.4,24.9,27,29.9,33.6,9,0.9,-,-',
].join('\r\n')

test('the export of an analyser is recognised by its own headings, and what we compute is left out', () => {
  const found = read(inBody)
  expect(found).toMatchObject({ people: ['Sara A'], faults: [], ignored: 4 })
  expect(found?.columns).toContain('36. PBF (Percent Body Fat)')
  expect(found?.visits.map(({ takenAt }) => takenAt)).toEqual([
    '2026-11-17T06:05:00.000Z',
    '2026-11-03T11:30:00.000Z',
  ])
  expect(found?.visits[1]?.values).toEqual([
    { kind: 'height', value: 164 },
    { kind: 'weight', value: 81.2 },
    { kind: 'muscle', value: 24.8 },
    { kind: 'body_fat', value: 34.1 },
    { kind: 'visceral_fat', value: 9 },
    { kind: 'blood_pressure', value: 128, second: 82 },
  ])
})

test('Arabic headings, digits and decimal commas are understood', () => {
  const found = read(
    'تاريخ القياس;الوزن (كجم);محيط الخصر (سم);نسبة الدهون (%);ضغط الدم\n٣/١١/٢٠٢٦ ٢:٣٠ م;٨١٫٢;92,5;34,1;١٢٨/٨٢\n',
  )
  expect(found?.visits).toEqual([
    {
      person: '',
      takenAt: '2026-11-03T11:30:00.000Z',
      values: [
        { kind: 'weight', value: 81.2, unit: 'kg' },
        { kind: 'waist', value: 92.5, unit: 'cm' },
        { kind: 'body_fat', value: 34.1, unit: '%' },
        { kind: 'blood_pressure', value: 128, second: 82 },
      ],
    },
  ])
})

test('pounds and inches keep their unit, and fat in kilograms is no percentage', () => {
  const found = read('Date,Weight (lb),Waist (in),Body fat (kg)\n2026-11-03,179,36.4,27.7')
  expect(found?.visits[0]?.values).toEqual([
    { kind: 'weight', value: 179, unit: 'lb' },
    { kind: 'waist', value: 36.4, unit: 'in' },
  ])
  expect(found?.ignored).toBe(1)
})

test('what cannot be read is named by row and column, and the rest is taken', () => {
  const found = read(
    [
      'Date,Weight,Waist,Systolic,Diastolic',
      '2026-11-03,81.2,about 90,128,82',
      '31.02.2026,80,90,,',
      '2026-11-30,80,90,,',
      '2026-11-04,800,90,128,',
    ].join('\n'),
  )
  expect(found?.faults.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'Waist', 'value_unreadable'],
    [3, 'Date', 'date_unreadable'],
    [4, 'Date', 'date_in_future'],
    [5, 'Weight', 'value_implausible'],
    [5, 'Systolic', 'pair_incomplete'],
  ])
  expect(found?.visits.map(({ values }) => values.map(({ kind }) => kind))).toEqual([
    ['waist'],
    ['weight', 'blood_pressure'],
  ])
})

test('a formula in a cell is never computed: it is no number, and a name stays text', () => {
  const found = read('Name,Date,Weight\n"=HYPERLINK(""http://x"")",2026-11-03,=80+1\n@SUM(A1),2026-11-04,80')
  expect(found?.faults).toMatchObject([{ row: 2, column: 'Weight', code: 'value_unreadable' }])
  expect(found?.visits).toMatchObject([{ person: '@SUM(A1)', values: [{ kind: 'weight', value: 80 }] }])
})

test('of a file with several people only one person’s rows are taken', () => {
  const found = read('Name,Date,Weight\nSara,2026-11-03,81\nNoor,2026-11-03,60\nSara,2026-11-10,80')
  expect(found?.people).toEqual(['Noor', 'Sara'])
  expect(found && visitsOf(found, 'Sara').map(({ values }) => values[0]?.value)).toEqual([80, 81])
})

test('a file without a date or without a measurement is not read', () => {
  expect(read('Date,Colour\n2026-11-03,green')).toBeNull()
  expect(read('Name,Weight\nSara,81')).toBeNull()
  expect(read('')).toBeNull()
})

test('a long file gives its newest sixty visits', () => {
  const rows = Array.from(
    { length: 70 },
    (_, at) => `2026-0${1 + (at % 9)}-1${at % 10} 0${at % 9}:1${at % 6},${70 + at / 10}`,
  )
  const found = read(`Date,Weight\n${rows.join('\n')}`)
  expect(found?.visits).toHaveLength(70)
  expect(found && visitsOf(found, '')).toHaveLength(60)
})
