export type TextPart = { readonly text: string; readonly href?: string }

/** Splits a message into text and links. Only visible `https` addresses become links, to exactly what is visible. */
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

/** Characters that change the text direction end an address, so that it reads as what it is. */
const address = /https:\/\/[^\s<>"'`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gi

/** A full stop after an address belongs to the sentence, and so does a closing bracket that was opened before it. */
function withoutEnd(shown: string): string {
  const bare = shown.replace(/[.,;:!?،؛؟…»”’]+$/u, '')
  const isOpened = bare.includes('(')
  return !isOpened && bare.endsWith(')') ? withoutEnd(bare.slice(0, -1)) : bare
}

/** An address with a user name is not linked, because the name can look like another host. */
function hrefOf(shown: string): string | null {
  if (!URL.canParse(shown)) return null
  const { protocol, username, password, hostname, href } = new URL(shown)
  const isPlain = protocol === 'https:' && !username && !password && hostname.includes('.')
  return isPlain ? href : null
}
