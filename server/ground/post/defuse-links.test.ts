import { expect, test } from 'vitest'
import { defuseLinks } from './defuse-links.ts'

const support = 'support@nabta.test'
const seen = (text: string) => text.replaceAll('\u200c', '')
/** Matches everything that at least some mail programs turn into a link. */
const asLink =
  /[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}|[a-z]:\/\/|\S@[\p{L}\p{N}[]|\d\.\d+\.\d+\.\d|mailto:\S|\/\/|\\\\/iu

test.each([
  'evil.com',
  'Win at EVIL.co.uk now',
  'www.evil.example',
  'https://evil.example/path?a=b',
  'http://203.0.113.7/x',
  '203.0.113.7',
  'ftp://evil.example',
  '//evil.example',
  '\\\\evil\\share',
  'a@evil.example',
  'a@[203.0.113.7]',
  'mailto:a@evil.example',
  'javascript:alert(1)//x',
  'evil。com',
  'سارة evil.com',
  'موقع.السعودية',
  'support@nabta.test.evil.example',
  'https://support@nabta.test',
  'support@nabta.test@evil.example',
  'support@nabta.test/x.evil.example',
  'xsupport@nabta.test',
])('%s reads as it was written, and is not a link', (text) => {
  const plain = defuseLinks(text, [support])
  expect(seen(plain)).toBe(text)
  expect(plain).not.toMatch(asLink)
})

test.each([
  'Dr. Layla Al-Harbi',
  'أ. نورة الشهري',
  'Omar O’Neil (patient)',
  'Until 6:30 pm, 1,250.50 SAR...',
  'The clinic is closed that day.\u2069 Please call.',
  'Fahad M. Al-Qahtani',
])('%s is not changed', (text) => {
  expect(defuseLinks(text, [support])).toBe(text)
})

test('an intended link stays whole', () => {
  expect(defuseLinks(`Write to ${support}. Not to a@b.sa, (${support})`, [support])).toBe(
    `Write to ${support}. Not to a\u200c@\u200cb\u200c.\u200csa, (${support})`,
  )
})
