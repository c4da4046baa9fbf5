export type TextPart = { readonly text: string; readonly href?: string }

/** A message in pieces, of which some lead somewhere: to `https` and nowhere else, by what stands there and nothing else. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const found of text.matchAll(address)) {
    const shown = withoutEnd(found[0])
    const href = hrefOf(shown)
    if (!href) continue
    if (found.index > from) parts.push({ text: text.slice(from, found.index) })
    parts.push({ text: shown, href })
    from = found.index + shown.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** Signs that turn the direction of what follows end it: an address must read as what it is. */
const address = /https:\/\/[^\s<>"'`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gi

/** The full stop behind an address belongs to the sentence, and so does a bracket that was opened before it. */
function withoutEnd(shown: string): string {
  const bare = shown.replace(/[.,;:!?،؛؟…»”’]+$/u, '')
  const isOpened = bare.includes('(')
  return !isOpened && bare.endsWith(')') ? withoutEnd(bare.slice(0, -1)) : bare
}

/** None with a name in front of the host, which looks like another host. */
function hrefOf(shown: string): string | null {
  if (!URL.canParse(shown)) return null
  const { protocol, username, password, hostname, href } = new URL(shown)
  const isPlain = protocol === 'https:' && !username && !password && hostname.includes('.')
  return isPlain ? href : null
}
