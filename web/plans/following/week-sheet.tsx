import './week-paper.css'
import type { KnownFoods } from '#contract/plans/document.ts'
import type { PhysicianFirst } from '#contract/plans/fasting.ts'
import type { PatientPlan } from '#contract/plans/patient-plans.ts'
import { type HealthWords, watchedOf } from '#contract/plans/warnings.ts'
import { following as words } from '#copy/plans/following.ts'
import { useWords } from '#web/lib/words.ts'
import { PaperHead, PlanPaper } from './plan-paper.tsx'
import { useWeekPaper, type WeekDay, WeekTable } from './week-table.tsx'

type WeekSheetProps = {
  plan: PatientPlan
  days: readonly WeekDay[]
  foods: KnownFoods
  about: HealthWords
  physicianFirst: PhysicianFirst
}

/** The week as a table on one page across. */
export function WeekSheet({ plan, days, foods, about, physicianFirst }: WeekSheetProps) {
  const t = useWords()
  useWeekPaper(days)
  return (
    <PlanPaper>
      <PaperHead plan={plan} about={about} physicianFirst={physicianFirst} />
      <div className="mt-4">
        <WeekTable label={t(words.views.week)} days={days} foods={foods} watched={watchedOf(about)} />
      </div>
    </PlanPaper>
  )
}
