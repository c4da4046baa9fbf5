const formats = new Map<string, Intl.DateTimeFormat>()
/** About fifty zones at once, in both languages. */
const mostFormats = 600

/** A formatter takes 50 kB and is slow to create, so each is cached; the least recently used is evicted. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const known = formats.get(key)
  if (known) {
    formats.delete(key)
    formats.set(key, known)
    return known
  }
  const [oldest] = formats.keys()
  if (oldest !== undefined && formats.size >= mostFormats) formats.delete(oldest)
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}
