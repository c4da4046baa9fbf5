import { TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { PlanAbout } from '#contract/plans/authored-plans.ts'
import type { WatchedFor } from '#contract/plans/warnings.ts'
import { onboardingOptions } from '#copy/onboarding/options.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The patient's own words about allergies, always visible: no list of allergens is complete. */
export const AboutNote = memo(function AboutNote({
  about,
  watched,
}: {
  about: PlanAbout
  watched: WatchedFor
}) {
  const t = useWords()
  if (!about.sharesAnswers) return <Loud>{t(words.notShared)}</Loud>
  const diets: Readonly<Record<string, Word>> = onboardingOptions.diets
  const told: [Word, string | null][] = [
    [words.conditions, about.conditions],
    [
      words.preferences,
      about.preferences && t(diets[about.preferences] ?? { en: about.preferences, ar: about.preferences }),
    ],
  ]
  return (
    <div className="grid gap-2 text-sm">
      {about.allergies ? (
        <Loud>
          <strong>{t(words.allergies)}:</strong> <bdi>{about.allergies}</bdi>
          {watched.allergens.length === 0 && <span className="block">{t(words.unknownAllergy)}</span>}
        </Loud>
      ) : (
        <p className="text-ink-soft">{t(words.noneTold)}</p>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft empty:hidden">
        {told.map(
          ([label, text]) =>
            text && (
              <span key={label.en}>
                {t(label)}: <bdi className="text-ink">{text}</bdi>
              </span>
            ),
        )}
      </p>
    </div>
  )
})

function Loud({ children }: { children: ReactNode }) {
  return (
    <div
      role="note"
      className="flex gap-2 rounded-card border border-danger-ink px-3 py-2 text-sm text-danger-ink"
    >
      <span className="flex h-[1lh] items-center">
        <Icon of={TriangleAlert} small />
      </span>
      <p className="min-w-0">{children}</p>
    </div>
  )
}
