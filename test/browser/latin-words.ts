import type { Page } from '@playwright/test'
import * as cast from '#test/cast.ts'

/** Brands, and the name of the other language, keep their own spelling; so does the user's own program. */
const known = 'Zoom Google Meet Instagram LinkedIn Apple iPhone iPad Chrome Linux English program'.split(' ')

const ofCast = Object.values(cast).flatMap((person) => ('name' in person ? [person.name] : []))

/**
 * Unexplained words in Latin letters on an Arabic screen: not a name or a brand, not marked as English by `lang`, and
 * not a code, address or number, which have `dir="ltr"`. Pictures of initials are hidden from screen readers. A label
 * cannot hold markup, so user text in it is isolated by Unicode marks instead.
 */
export const latinWords = (page: Page, people: readonly string[] = ofCast): Promise<string[]> =>
  page.evaluate(collect, [...known, ...people.flatMap((name) => name.split(/[\s.-]+/))])

function collect(allowed: readonly string[]): string[] {
  // Addresses, numbers with letters in them, file names, and abbreviations in capitals: JSON, CSSD.
  const codes = /\S*(@|:\/\/|\d)\S*|\S+\.(pdf|png|docx|zip|xml|csv)\b|\b[A-Z]{2,5}\b/g
  const isStrange = (text: string) =>
    (text.replace(codes, '').match(/\p{Script=Latin}{2,}/gu) ?? []).some((word) => !allowed.includes(word))
  const isRead = (place: Element) =>
    place.checkVisibility() &&
    !place.closest('[dir="ltr"], [aria-hidden="true"], textarea, script, style') &&
    place.closest('[lang]')?.getAttribute('lang') === 'ar'
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    if (node.parentElement && isRead(node.parentElement) && isStrange(text)) found.add(text)
  }
  for (const place of document.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const attribute of ['aria-label', 'placeholder', 'title']) {
      const text = place.getAttribute(attribute)?.replace(/\u2068[^\u2069]*\u2069/g, '') ?? ''
      if (isRead(place) && isStrange(text)) found.add(`${attribute}: ${text}`)
    }
  return [...found]
}
