import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { type Draft, letter } from './letter.ts'
import { escapeHtml } from './letter-page.ts'

const house = { settings: readSettings({ PUBLIC_URL: 'https://nabta.test', DEMO: '1' }) }
const same = (text: string) => ({ en: text, ar: text })

const draft = (more: Partial<Draft> = {}): Draft => ({
  id: 'event.kind',
  to: 'sara@nabta.test',
  language: 'en',
  subject: same('Subject'),
  preheader: same('Preheader'),
  greeting: same('Hello'),
  paragraphs: [same('First'), same('Second')],
  closing: same('The team'),
  ...more,
})

const action = { label: same('Confirm'), url: 'https://nabta.test/confirm?token=a&b=c' }
const unsubscribe = {
  label: same('Unsubscribe'),
  page: 'https://nabta.test/leave?token=t',
  oneClick: 'https://nabta.test/api/one-click/t',
}

const facts: Draft['facts'] = [
  {
    label: same('When'),
    value: same('Sunday 29 November 2026, 4:30 pm'),
    tile: { weekday: 'Sunday', number: '29', month: 'Nov', time: '4:30 pm' },
  },
  {
    label: same('Dietitian'),
    value: same('Dr. Layla Al-Harbi'),
    face: { personId: 'layla', name: 'Dr. Layla Al-Harbi', photo: null },
  },
  {
    label: same('Dietitian'),
    value: same('Noor Omran'),
    face: {
      personId: 'noor',
      name: 'Noor Omran',
      photo: { cid: 'portrait', type: 'image/jpeg', bytes: Buffer.from('jpeg') },
    },
  },
]

/** Tags that are closed by none, or in the wrong order. */
function unclosedIn(html: string): string[] {
  const open: string[] = []
  const body = html.replace(/<!--\[if[\s\S]*?endif\]-->/g, '')
  for (const [, slash, name = ''] of body.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (['meta', 'img', 'br'].includes(name)) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) return [...open, `/${name}`]
  }
  return open
}

describe('a letter', () => {
  test.each([
    ['en', 'ltr', 'left', 'https://nabta.test/'],
    ['ar', 'rtl', 'right', 'https://nabta.test/ar'],
  ] as const)(
    'in %s runs %s from the %s and links to the home page in that language',
    (language, direction, start, home) => {
      const { html } = letter(house, draft({ language }))
      expect(html).toContain(`<html lang="${language}" dir="${direction}"`)
      expect(html).toContain(`text-align:${start}`)
      expect(html).toContain(`href="${home}"`)
      // Only the small picture in the head stands at the other end.
      expect(html.split(`text-align:${start === 'left' ? 'right' : 'left'}`)).toHaveLength(2)
    },
  )

  test('has its whole content in plain text too', () => {
    const also = { label: same('Or this way'), url: 'https://nabta.test/other' }
    const { text } = letter(
      house,
      draft({ action, also, note: same('Note'), reason: same('Reason'), unsubscribe }),
    )
    for (const part of [
      'Hello',
      'First',
      'Second',
      action.url,
      'Or this way',
      also.url,
      'Note',
      'The team',
      'Reason',
      unsubscribe.page,
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/<|&amp;/)
  })

  test('has one-click unsubscribe if it has an unsubscribe link', () => {
    expect(letter(house, draft()).oneClick).toBeUndefined()
    const leavable = letter(house, draft({ unsubscribe }))
    expect(leavable.oneClick).toBe(unsubscribe.oneClick)
    expect(leavable.html).toContain(unsubscribe.page)
  })

  test('loads nothing from the network: its pictures travel inside it', () => {
    const { html, pictures = [] } = letter(house, draft({ action, unsubscribe, facts }))
    expect(html).not.toMatch(/<(link|script|iframe|form)|url\(|@import|@font-face/i)
    const shown = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, address = '']) => address)
    expect(new Set(shown)).toEqual(new Set(pictures.map(({ cid }) => `cid:${cid}`)))
    for (const { bytes } of pictures) expect(bytes.length).toBeLessThan(6_000)
    for (const [address = ''] of html.matchAll(/https?:[^"' <]*/g))
      expect(address).toMatch(/^https:\/\/nabta\.test\b/)
  })

  test.each(['en', 'ar'] as const)('in %s is whole, and every picture has a text and a size', (language) => {
    const { html } = letter(house, draft({ language, action, unsubscribe, facts, note: same('Note') }))
    expect(unclosedIn(html)).toEqual([])
    for (const [picture] of html.matchAll(/<img[^>]*>/g))
      expect(picture).toMatch(/ alt="[^"]*" width="\d+" height="\d+"/)
    // Gmail cuts off what is longer than 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  })

  test('shows the day as in a calendar, and a face or its initials, each with the same in words', () => {
    const { html, text } = letter(house, draft({ facts }))
    for (const part of ['Sunday', '>29<', 'Nov', '4:30 pm', '>LH<', 'alt="NO"']) expect(html).toContain(part)
    expect(text).toContain('When: Sunday 29 November 2026, 4:30 pm\nDietitian: Dr. Layla Al-Harbi\n')
  })

  test('has no text that mail programs turn into a link, except intended ones', () => {
    const written = same('Dr. evil.example a@evil.example https://evil.example')
    const told = letter(
      house,
      draft({
        subject: written,
        preheader: written,
        greeting: written,
        paragraphs: [written, same('Write to support@nabta.test.')],
        facts: [{ label: written, value: written }],
        action: { ...action, label: written },
        also: { label: written, url: 'https://nabta.test/other' },
        note: written,
        closing: written,
        reason: written,
        unsubscribe: { ...unsubscribe, label: written },
        onPurpose: ['sara.new@example.sa'],
      }),
    )
    for (const text of [told.html, told.text]) {
      expect(text).not.toMatch(/\bevil\.example|@evil|https:\/\/evil/)
      expect(text.replaceAll('\u200c', '')).toContain('Dr. evil.example a@evil.example https://evil.example')
      expect(text).toContain('Write to support@nabta.test.')
      for (const ours of [action.url, 'https://nabta.test/other', unsubscribe.page])
        expect(text).toContain(text === told.html ? escapeHtml(ours) : ours)
    }
    const warning = letter(
      house,
      draft({ paragraphs: [same('It is sara.new@example.sa now.')], onPurpose: ['sara.new@example.sa'] }),
    )
    expect(warning.text).toContain('sara.new@example.sa')
  })

  test('shows text by users as plain text', () => {
    const hostile = fc
      .array(fc.constantFrom('<', '>', '"', "'", '&', '</td>', '<script>', '" onclick="', '-->', 'x', 'ع'))
      .map((parts) => parts.join(''))
    const written = (text: string) =>
      letter(
        house,
        draft({
          greeting: same(text),
          action: { label: same(text), url: text },
          also: { label: same(text), url: text },
        }),
      ).html
    const usual = written('@@')
    fc.assert(
      fc.property(hostile, (text) => {
        const escaped = escapeHtml(text)
        expect(escaped).not.toMatch(/[<>"']/)
        expect(written(text)).toBe(usual.replaceAll('@@', () => escaped))
      }),
    )
  })
})
