import { useEffect } from 'react'
import type { Day } from '#contract/days.ts'
import { type Amount, factsOf, type KnownFoods, type Meal, type PlanDay } from '#contract/plans/document.ts'
import type { PhysicianFirst } from '#contract/plans/fasting.ts'
import type { PatientPlan } from '#contract/plans/patient-plans.ts'
import { totalOfDay } from '#contract/plans/totals.ts'
import { type HealthWords, type WatchedFor, warningsOf, watchedOf } from '#contract/plans/warnings.ts'
import { brand } from '#copy/brand.ts'
import { writeClock } from '#copy/clock.ts'
import { writeDay, writeNumber } from '#copy/dates.ts'
import { following as words } from '#copy/plans/following.ts'
import { planPaper } from '#copy/plans/paper.ts'
import { writeWarning } from '#copy/plans/warning-words.ts'
import { nameOfFood, nameOfMeal, writeAmount } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { PrintSheet } from '#web/lib/print-sheet.tsx'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'

type WallSheetProps = {
  plan: PatientPlan
  days: readonly { number: number; date: Day | null; day: PlanDay }[]
  foods: KnownFoods
  about: HealthWords
  physicianFirst: PhysicianFirst
}

/**
 * A sheet for the kitchen wall: warnings first, then one day in large type or several side by side. It prints itself
 * once rendered, and stays mounted, because some phones render the print later.
 */
export function WallSheet({ plan, days, foods, about, physicianFirst }: WallSheetProps) {
  const t = useWords()
  const language = useLanguage()
  const watched = watchedOf(about)
  const isOne = days.length === 1
  useEffect(() => {
    window.print()
  }, [])
  return (
    <PrintSheet>
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
              <p className="font-semibold">{t(words.physician.title)}</p>
              <p className="text-sm">{t(words.physician.text)}</p>
              {physicianFirst.word && (
                <p className="text-sm">{t(words.physician.word(physicianFirst.word))}</p>
              )}
            </>
          )}
        </div>
      )}
      <div className={joinClasses('mt-4', !isOne && 'columns-3 gap-4 text-xs')}>
        {days.map(({ number, date, day }) => (
          <section
            key={number + (date ?? '')}
            className={joinClasses(!isOne && 'mb-3 break-inside-avoid border-t border-line pt-2')}
          >
            <h2 className={joinClasses('font-semibold', isOne ? 'text-lg' : 'text-md')}>
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
        ))}
      </div>
    </PrintSheet>
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
