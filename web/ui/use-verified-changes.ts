import type { FactChange } from '#contract/verification.ts'
import { changeWords, verifiedFacts, writeFact } from '#copy/verified-facts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'

/** Verified values beside the new ones, for a `ChangeList` that admins see. */
export function useVerifiedChanges(changes: readonly FactChange[]) {
  const t = useWords()
  const language = useLanguage()
  const { before, after, nothing } = changeWords
  return {
    changes: changes.map(({ fact, verified, stated }) => ({
      id: fact,
      label: t(verifiedFacts[fact]),
      before: writeFact(language, fact, verified),
      after: writeFact(language, fact, stated),
    })),
    words: { before: t(before), after: t(after), nothing: t(nothing) },
  }
}
