import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { safePath } from './safe-path.ts'

const ours = 'https://nabta.example'

/** Known open-redirect prefixes, put in front of another site’s name. */
const leads = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '//\\',
  '/%2f',
  '/%2F',
  '%2f%2f',
  '/%5c',
  '/%5C',
  '/%252f',
  '/%25252f',
  '/%09/',
  '/\t/',
  '/\n/',
  '/\r/',
  '/\u0000/',
  '\t//',
  ' //',
  '\u00a0//',
  '\ufeff//',
  'https:',
  'https:/',
  'https://',
  'HTTPS://',
  'http:\\\\',
  'javascript://',
  'javascript:alert(1)//',
  'JaVaScRiPt:',
  'java\tscript:',
  'data:text/html,',
  'vbscript:',
  'blob:https://',
  'file:///',
  'ftp://',
  'ws://',
  '.',
  './/',
  '..//',
  '/..//',
  '/.//',
  '/a/..//',
  '/a/%2e%2e//',
  '/%2e//',
  '@',
  'nabta.example@',
  '/@//',
  '?',
  '#',
  '//user:pass@',
  '//[::1]',
  '/%00/',
  '/%0d%0aLocation:%20https://',
  '/api/',
  '/API/',
]
const places = ['evil.example', 'evil.example/patient', 'evil.example%2f@nabta.example', '1.1.1.1']
const corpus = leads.flatMap((lead) => places.map((place) => lead + place))

test(`of ${corpus.length} ways to lead a visitor to another site none works`, () => {
  expect(corpus.length).toBeGreaterThan(200)
  for (const text of corpus) {
    const path = safePath(text)
    if (path === null) continue
    expect(path, text).toMatch(/^\/(?![/\\])/)
    expect(new URL(path, ours).origin, text).toBe(ours)
    expect(new URL(path, ours).pathname, text).not.toMatch(/^\/[/\\]|^\/api/i)
  }
})

test('every accepted path stays on the site, in any reading', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.webPath(), fc.webUrl()), (text) => {
      const path = safePath(text)
      if (path !== null) {
        expect(new URL(path, ours).origin).toBe(ours)
        expect(safePath(path)).toBe(path)
      }
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  ['/patient/dietitians', '/patient/dietitians'],
  ['/patient/messages?dietitian=7#last', '/patient/messages?dietitian=7#last'],
  ['/ar/patient/appointments', '/ar/patient/appointments'],
  ['/for-patients#survey', '/for-patients#survey'],
  ['/patient/dietitians?q=%D8%B9%D8%A8%D8%AF', '/patient/dietitians?q=%D8%B9%D8%A8%D8%AF'],
])('%s is a path of the site', (text, path) => {
  expect(safePath(text)).toBe(path)
})

test.each([null, undefined, '', 'patient', `/${'a'.repeat(1000)}`, '/%', '/%zz'])(
  '%j is not a path of the site',
  (text) => {
    expect(safePath(text)).toBeNull()
  },
)
