/** Two initials in scripts of separate letters; one in Arabic, whose letters would join into a syllable. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replace(article, '').replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word && !titles.has(word.replace(/\.$/, '').toLowerCase()))
  const first = letterOf(words[0])
  if (/\p{Script=Arabic}/u.test(first)) return first
  return `${first}${words.length > 1 ? letterOf(words.at(-1)) : ''}`.toUpperCase()
}

/** As many as there are colors for people in the design system. */
const tintCount = 6

/** Hashes the person's id: a name is written in two languages, and may change. */
export function tintOf(personId: string): number {
  let mix = 0x811c9dc5
  for (const letter of personId) mix = Math.imul(mix ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (mix >>> 12) % tintCount
}

const article = /^al[-\u2010\u2011 ]/i
const titles = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'د', 'أ', 'دكتور', 'دكتورة', 'الدكتور', 'الدكتورة'])
const letterOf = (word = '') => word.match(/\p{L}|\p{N}/u)?.[0] ?? ''
