import type { Page } from '@playwright/test'
import * as cast from '#test/cast.ts'

/** People are called as they are called; what a brand or a format is called has no other letters. */
const known = [
  ...Object.values(cast).flatMap((person) => ('name' in person ? person.name.split(/[\s.-]+/) : [])),
  ...['Zoom', 'Google', 'Meet', 'PDF', 'JPG', 'PNG', 'SCFHS', 'Nabta', 'CSV', 'iCal'],
]

/**
 * Words in Latin letters on an Arabic screen that nothing explains: neither a name nor a brand, not marked as English by
 * `lang`, and no code, address or number, which stand in `dir="ltr"`. Pictures of initials are hidden from readers.
 */
export const latinWords = (page: Page): Promise<string[]> => page.evaluate(collect, known)

function collect(allowed: readonly string[]): string[] {
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
    const words = node.textContent?.replace(/\S+@\S+/g, '').match(/\p{Script=Latin}{2,}/gu) ?? []
    if (words.some((word) => !allowed.includes(word))) found.add(node.textContent ?? '')
  }
  return [...found]
}
