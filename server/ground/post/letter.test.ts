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
      expect(html).not.toContain(`text-align:${start === 'left' ? 'right' : 'left'}`)
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

  test('loads nothing from the network', () => {
    const { html } = letter(house, draft({ action, unsubscribe }))
    expect(html).not.toMatch(/<(img|link|script|iframe|form)|url\(|@import|@font-face/i)
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
