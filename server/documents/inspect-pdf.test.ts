import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressedPage, onePage, writeCompressedPdf, writePdf } from '#test/fakes/pdf.ts'
import { runsAll } from '#test/setup/extent.ts'
import { isHarmlessPdf } from './inspect-pdf.ts'

const runs = { seed: 2026, numRuns: runsAll ? 400 : 40 }

test('a name is recognised in every spelling', () => {
  const hidden = fc
    .constantFrom(
      'JavaScript',
      'JS',
      'Launch',
      'AA',
      'XFA',
      'RichMedia',
      'EmbeddedFiles',
      'EF',
      'AF',
      'Thread',
    )
    .chain((name) =>
      fc
        .array(fc.constantFrom('as it is', 'small', 'large'), {
          minLength: name.length,
          maxLength: name.length,
        })
        .map((ways) => `/${[...name].map((sign, at) => written(sign, ways[at] ?? '')).join('')}`),
    )
  fc.assert(
    fc.property(hidden, fc.boolean(), (name, isCompressed) => {
      const act = `/X << ${name} 1 >>`
      return !isHarmlessPdf(isCompressed ? writeCompressedPdf(compressedPage(act)) : writePdf(onePage(act)))
    }),
    runs,
  )
})

const written = (sign: string, way: string) => {
  const code = sign.charCodeAt(0).toString(16)
  return way === 'as it is' ? sign : `#${way === 'small' ? code : code.toUpperCase()}`
}

test.each([
  '/JSX',
  '/J',
  '/AAB',
  '/A',
  '/Launcher',
  '/Embedded',
  '/js',
  '/Actions',
  '/Encryption',
  '/EFX',
  '/AFRelationship',
  '/Threads',
  '/URIs',
  '/OpenAction [3 0 R /Fit]',
])('%s is not active content', (name) => {
  const act = name.includes(' ') ? name : `/X << ${name} 1 >>`
  expect(isHarmlessPdf(writePdf(onePage(act)))).toBe(true)
  expect(isHarmlessPdf(writeCompressedPdf(compressedPage(act)))).toBe(true)
})

const leadsTo = (address: string) => [
  writePdf(onePage(`/X << /S /URI /URI ${address} >>`)),
  writePdf(onePage(`/X << /S/URI/#55RI%c\n${address}>>`)),
  writeCompressedPdf(compressedPage(`/X << /URI ${address} /S /URI >>`)),
  writePdf(onePage(`/URI << /Base ${address} >>`)),
]

test.each([
  '(http://scfhs.example)',
  '(javascript:app.alert\\(1\\))',
  '(file:///c:/windows)',
  '(mailto:a@evil.example)',
  '(\\\\\\\\evil\\\\share)',
  '(//evil.example)',
  '( https://evil.example)',
  '(\\150ttp://evil.example)',
  '(https:evil.example)',
  '(page.html)',
  '()',
  '<6A6176617363726970743A>',
  '<68747470 3A2F2F>',
  '<FEFF0068007400740070>',
  '<>',
  '9 0 R',
  '[(https://scfhs.example)]',
  'null',
])('an address that is not plainly https is refused: %s', (address) => {
  expect(leadsTo(address).map(isHarmlessPdf)).toEqual([false, false, false, false])
})

test.each([
  '(https://scfhs.example/check?id=1)',
  '(HTTPS://scfhs.example)',
  '<68747470733A2F2F73636668732E6578616D706C65>',
  '<68747470733a2f2f61>',
])('a plain https address is allowed: %s', (address) => {
  expect(leadsTo(address).map(isHarmlessPdf)).toEqual([true, true, true, true])
})

test.each(['/JS#00', '/EF#00x', '/#4aS#00'])(
  'a name that some readers end early is recognised: %s',
  (name) => {
    expect(isHarmlessPdf(writePdf(onePage(`/X << ${name} 1 >>`)))).toBe(false)
  },
)

const words = [
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '/',
  '/A',
  '%',
  '\\',
  '#',
  ' ',
  '\n',
  '\r',
  '\0',
  '1 0 obj',
  'endobj',
  'R',
  '7',
]
const streams = [
  'stream\n',
  'endstream',
  '/Length 9',
  '/Filter',
  '/FlateDecode',
  '/First 1',
  '/Type /ObjStm',
  'trailer',
  'xref',
]

test('any bytes in a PDF are accepted or refused quickly', () => {
  const anything = fc.array(fc.oneof(fc.constantFrom(...words, ...streams), fc.string({ maxLength: 6 })), {
    maxLength: 60,
  })
  let longest = 0
  fc.assert(
    fc.property(anything, (said) => {
      const bytes = writePdf(onePage('', said.join('')))
      const { user } = process.cpuUsage()
      expect(typeof isHarmlessPdf(bytes)).toBe('boolean')
      longest = Math.max(longest, (process.cpuUsage().user - user) / 1_000)
    }),
    { ...runs, numRuns: runsAll ? 3_000 : 300 },
  )
  expect(longest).toBeLessThan(200)
})

test.each([
  '1 0 obj<</A(',
  '1 0 obj[',
  '1 0 obj<</A 1>>stream\n',
  'trailer<<',
  '(',
  '<<',
  '[',
  '/A ',
  '1 0 obj/A ',
  '% ',
  '\r',
])('five megabytes of %j are inspected in time', (piece) => {
  const bytes = writePdf(onePage('', Buffer.alloc(5_000_000, piece).toString('latin1')))
  const { user } = process.cpuUsage()
  isHarmlessPdf(bytes)
  expect((process.cpuUsage().user - user) / 1_000).toBeLessThan(3_000)
})
