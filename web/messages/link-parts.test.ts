import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const hrefsIn = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

test.each([
  ['See https://example.com/a?b=1#c.', ['https://example.com/a?b=1#c']],
  ['(https://example.com/plan)', ['https://example.com/plan']],
  ['https://en.wikipedia.org/wiki/Date_(fruit)', ['https://en.wikipedia.org/wiki/Date_(fruit)']],
  ['الخطة هنا: https://example.com/plan، والسلام', ['https://example.com/plan']],
  ['https://a.example https://b.example', ['https://a.example/', 'https://b.example/']],
  ['HTTPS://EXAMPLE.COM', ['https://example.com/']],
])('%s leads to %j', (text, hrefs) => expect(hrefsIn(text)).toEqual(hrefs))

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'data:text/html,<b>',
  'https://nabta.example@evil.example/',
  'https://user:pass@evil.example/',
  'https://localhost/admin',
  'https://',
  'ftp://example.com',
  'www.example.com',
])('%s leads nowhere', (text) => expect(hrefsIn(text)).toEqual([]))

test('no part of a message is lost, whatever it contains', () => {
  for (const text of [
    'a https://b.example, c',
    'https://b.example',
    '',
    'no link',
    '\u202ehttps://b.example\u202c!',
  ])
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})

test('a direction mark is not part of an address', () => {
  expect(hrefsIn('https://b.example/\u202emoc.live')).toEqual(['https://b.example/'])
})
