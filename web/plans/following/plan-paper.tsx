import { type ReactNode, useEffect } from 'react'
import type { PhysicianFirst } from '#contract/plans/fasting.ts'
import type { PatientPlan } from '#contract/plans/patient-plans.ts'
import type { HealthWords } from '#contract/plans/warnings.ts'
import { brand } from '#copy/brand.ts'
import { following as words } from '#copy/plans/following.ts'
import { planPaper } from '#copy/plans/paper.ts'
import { physicianWords } from '#copy/plans/physician-first.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { PrintSheet } from '#web/lib/print-sheet.tsx'
import { useWords } from '#web/lib/words.ts'
import { UserText } from '#web/ui/user-text.tsx'

/** Prints itself once rendered, and stays mounted, because some phones render the print later. */
export function PlanPaper({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.print()
  }, [])
  return <PrintSheet>{children}</PrintSheet>
}

type PaperHeadProps = { plan: PatientPlan; about: HealthWords; physicianFirst: PhysicianFirst }

/** Whose plan it is, and the warnings that whoever cooks must not overlook. */
export function PaperHead({ plan, about, physicianFirst }: PaperHeadProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <div>
          <h1 className="text-xl font-semibold">
            <UserText text={plan.title} />
          </h1>
          {plan.dietitian && (
            <p className="mt-1 text-sm text-ink-soft">
              {t(words.from(localizedName(language, plan.dietitian).name))}
            </p>
          )}
        </div>
        <p className="text-md font-semibold text-leaf">{t(brand.name)}</p>
      </div>
      {(about.allergies || physicianFirst) && (
        <div className="mt-3 rounded-control border-2 border-danger-ink px-4 py-2 text-danger-ink">
          {about.allergies && (
            <p className="font-semibold">
              {t(planPaper.allergies)}: <UserText text={about.allergies} />
            </p>
          )}
          {physicianFirst && (
            <>
              <p className="font-semibold">{t(physicianWords.title)}</p>
              <p className="text-sm">{t(physicianWords.text)}</p>
              {physicianFirst.word && (
                <p className="text-sm">{t(physicianWords.word(physicianFirst.word))}</p>
              )}
            </>
          )}
        </div>
      )}
    </>
  )
}
