import type { Page } from '@playwright/test'
import * as cast from '#test/cast.ts'

/** People, brands and the other language are called as they call themselves; so is a program of one's own. */
const known = [
  ...Object.values(cast).flatMap((person) => ('name' in person ? person.name.split(/[\s.-]+/) : [])),
  ...['Zoom', 'Google', 'Meet', 'English', 'program'],
]

/**
 * Words in Latin letters on an Arabic screen that nothing explains: neither a name nor a brand, not marked as English by
 * `lang`, and no code, address or number, which stand in `dir="ltr"`. Pictures of initials are hidden from readers.
 */
export const latinWords = (page: Page): Promise<string[]> => page.evaluate(collect, known)

function collect(allowed: readonly string[]): string[] {
  // Addresses, numbers with letters in them, names of files, and what is called by its capitals: JSON, CSSD.
  const codes = /\S*(@|:\/\/|\d)\S*|\S+\.(pdf|png|docx)\b|\b[A-Z]{2,5}\b/g
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const place = node.parentElement
    if (
      !place?.checkVisibility() ||
      place.closest('[dir="ltr"], [aria-hidden="true"], textarea, script, style')
    )
      continue
    if (place.closest('[lang]')?.getAttribute('lang') !== 'ar') continue
    const words = node.textContent?.replace(codes, '').match(/\p{Script=Latin}{2,}/gu) ?? []
    if (words.some((word) => !allowed.includes(word))) found.add(node.textContent ?? '')
  }
  return [...found]
}
