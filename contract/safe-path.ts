const here = 'https://here.invalid'

/** A path on this site with its query and hash; null for anything that a browser could read as another site. */
export function safePath(text: string | null | undefined): string | null {
  if (!text || text.length > 1000 || !/^\/(?![/\\])/.test(text)) return null
  const plain = decoded(text)
  if (plain === null || !/^\/(?![/\\])/.test(plain) || /[\\\p{Cc}]/u.test(plain) || !URL.canParse(text, here))
    return null
  const { origin, pathname, search, hash } = new URL(text, here)
  if (origin !== here || /^\/[/\\]/.test(pathname) || /^\/api(\/|$)/i.test(pathname)) return null
  return pathname + search + hash
}

/** Decoded up to three times, since a careless reader might decode more than once. */
function decoded(text: string): string | null {
  let plain = text
  for (let round = 0; round < 3; round++) {
    try {
      plain = decodeURIComponent(plain)
    } catch {
      return round === 0 ? null : plain
    }
  }
  return plain
}
