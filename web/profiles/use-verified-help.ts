import type { Practice } from '#contract/profiles.ts'
import type { FactChange } from '#contract/verification.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { writeFact } from '#copy/verified-facts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'

/** Help for a fact that an admin verifies: that it cannot be changed now, or what patients see meanwhile. */
export function useVerifiedHelp({ verification }: Practice) {
  const t = useWords()
  const language = useLanguage()
  const { fields } = words
  const isLocked = verification.submittedAt !== null
  return {
    isLocked,
    locked: isLocked ? { readOnly: true, className: lockedClass } : undefined,
    help(fact: FactChange['fact'], otherwise?: string): string | undefined {
      if (isLocked) return t(fields.locked)
      const change = verification.changes.find((each) => each.fact === fact)
      if (!change) return otherwise
      const seen = writeFact(language, fact, change.verified)
      return t(seen ? fields.verifiedIs(seen) : fields.verifiedNothing)
    },
  }
}

const lockedClass = 'read-only:bg-sunken read-only:text-ink-soft'
