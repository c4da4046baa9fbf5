import type { Day } from '#contract/days.ts'
import { type Amount, factsOf, type KnownFoods, type Meal, type PlanDay } from '#contract/plans/document.ts'
import type { PhysicianFirst } from '#contract/plans/fasting.ts'
import type { PatientPlan } from '#contract/plans/patient-plans.ts'
import { totalOfDay } from '#contract/plans/totals.ts'
import { type HealthWords, type WatchedFor, warningsOf, watchedOf } from '#contract/plans/warnings.ts'
import { writeClock } from '#copy/clock.ts'
import { writeDay, writeNumber } from '#copy/dates.ts'
import { following as words } from '#copy/plans/following.ts'
import { planPaper } from '#copy/plans/paper.ts'
import { writeWarning } from '#copy/plans/warning-words.ts'
import { nameOfFood, nameOfMeal, writeAmount } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { PaperHead, PlanPaper } from './plan-paper.tsx'

type WallSheetProps = {
  plan: PatientPlan
  number: number
  date: Day | null
  day: PlanDay
  foods: KnownFoods
  about: HealthWords
  physicianFirst: PhysicianFirst
}

/** A sheet for the kitchen wall: warnings first, then one day in large type. */
export function WallSheet({ plan, number, date, day, foods, about, physicianFirst }: WallSheetProps) {
  const t = useWords()
  const language = useLanguage()
  const watched = watchedOf(about)
  return (
    <PlanPaper>
      <PaperHead plan={plan} about={about} physicianFirst={physicianFirst} />
      <section className="mt-4">
        <h2 className="text-lg font-semibold">
          {date ? writeDay(language, date) : t(words.anyDay(number + 1))}
        </h2>
        <p className="text-xs text-ink-soft">
          {t(planPaper.kcal(writeNumber(language, Math.round(totalOfDay(foods, day).nutrients.energy))))}
        </p>
        {day.note && <UserText as="p" text={day.note} className={noteClass} />}
        {day.meals.map((meal) => (
          <WallMeal key={meal.id} meal={meal} foods={foods} watched={watched} />
        ))}
      </section>
    </PlanPaper>
  )
}

/** Notes are aligned with the page, whichever direction their text has. */
const noteClass = 'aligned-with-page text-xs whitespace-pre-line'

type WallMealProps = { meal: Meal; foods: KnownFoods; watched: WatchedFor }

function WallMeal({ meal, foods, watched }: WallMealProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <div className="mt-2 break-inside-avoid">
      <h3 className="font-semibold">
        <UserText text={t(nameOfMeal(meal))} />
        {meal.time && (
          <>
            {' · '}
            <bdi>{writeClock(language, meal.time)}</bdi>
          </>
        )}
      </h3>
      <ul>
        {meal.items.map((item) => (
          <li key={item.id}>
            <WallFood amount={item} foods={foods} watched={watched} />
            {item.alternatives.map((each) => (
              <p key={each.food} className="ps-4 text-xs">
                {t(words.or)} <WallFood amount={each} foods={foods} watched={watched} />
              </p>
            ))}
            {item.note && <UserText as="p" text={item.note} className={noteClass} />}
          </li>
        ))}
      </ul>
      {meal.note && <UserText as="p" text={meal.note} className={noteClass} />}
      {meal.recipe && (
        <p className="text-xs whitespace-pre-line">
          {t(words.recipe)}: <UserText text={meal.recipe} />
        </p>
      )}
    </div>
  )
}

function WallFood({ amount, foods, watched }: { amount: Amount; foods: KnownFoods; watched: WatchedFor }) {
  const t = useWords()
  const language = useLanguage()
  const food = factsOf(foods, amount)
  const warnings = food ? warningsOf(food, watched) : []
  return (
    <>
      <UserText text={nameOfFood(language, foods, amount)} />: {writeAmount(language, foods, amount)}
      {warnings.map((warning) => (
        <strong key={t(writeWarning(warning))} className="block text-xs text-danger-ink">
          {t(writeWarning(warning))}
        </strong>
      ))}
    </>
  )
}
