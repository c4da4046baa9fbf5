import { people as words } from '#copy/accounts/people.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { writeAgo } from '#web/lib/time-ago.ts'
import { useWords } from '#web/lib/words.ts'

/** The time of a person's last visit, in words. */
export function useLastSeen(seenAt: string | null): string {
  const t = useWords()
  const language = useLanguage()
  if (!seenAt) return t(words.neverSeen)
  const ago = writeAgo(language, new Date(seenAt), new Date())
  return t(ago === null ? words.seenNow : words.seen(ago))
}
