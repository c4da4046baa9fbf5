import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays, type Day } from '#contract/days.ts'
import type { Meal } from '#contract/plans/document.ts'
import { type MealRecord, type readPlanDay, withSwaps } from '#contract/plans/meal-records.ts'
import { watchedOf } from '#contract/plans/warnings.ts'
import type { OutputOf } from '#contract/route.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { writeDay } from '#copy/dates.ts'
import { following as words } from '#copy/plans/following.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { AllergyWarnings } from './allergy-warnings.tsx'
import type { AskConsent } from './ask-consent.ts'
import { DayLeft } from './day-left.tsx'
import { MealCard } from './meal-card.tsx'
import { entryOf } from './unsent-records.ts'
import { useMealRecords } from './use-meal-records.ts'

const NothingToday = lazyPart(() => import('./nothing-today.tsx'), 'NothingToday', null)
const NextMeal = lazyPart(() => import('./next-meal.tsx'), 'NextMeal', null)
const WallSheet = lazyPart(() => import('./wall-sheet.tsx'), 'WallSheet', null)

type TodayProps = {
  read: OutputOf<typeof readPlanDay>
  isToday: boolean
  onDay: (day: Day | undefined) => void
  consent: AskConsent
  /** How many times the day has been printed. */
  prints: number
}

/** One day of the plan with all its meals, and what is left. */
export function Today({ read, isToday, onDay, consent, prints }: TodayProps) {
  const t = useWords()
  const language = useLanguage()
  const { on, followed } = read
  const { records, say, hasUnsent, waiting, giveUp, sayWaiting } = useMealRecords(read)
  if (!followed) return null
  const { plan, number, day, foods, targets, about, intro, physicianFirst } = followed
  const watched = watchedOf(about)
  // Where the server's day has begun before the device's, today's plan is of the server's day.
  const isAhead = !isToday && on > dayOf(new Date(), readerZone())
  const meals = day?.meals.filter(({ items, note, recipe }) => items.length > 0 || note || recipe) ?? []
  return (
    <div className="grid gap-5">
      <div className="flex items-center justify-between gap-3">
        <IconButton
          label={t(words.previousDay)}
          icon={ChevronLeft}
          mirrored
          onClick={() => onDay(addDays(on, -1))}
        />
        <div className="text-center">
          <h3 className="text-md font-semibold">{writeDay(language, on)}</h3>
          {number !== null && <p className="text-sm text-ink-soft">{t(words.dayOf(number, plan.days))}</p>}
          {!isToday && (
            <Button variant="quiet" size="sm" onClick={() => onDay(undefined)}>
              {t(words.backToToday)}
            </Button>
          )}
        </div>
        <IconButton
          label={t(words.nextDay)}
          icon={ChevronRight}
          mirrored
          onClick={() => onDay(addDays(on, 1))}
        />
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {hasUnsent && t(words.unsent)}
      </p>
      {intro && number === 1 && (
        <Card>
          <UserText as="p" text={intro} className="text-sm whitespace-pre-line" />
        </Card>
      )}
      {day && meals.length > 0 ? (
        <>
          <AllergyWarnings meals={meals} foods={foods} watched={watched} told={about.allergies} />
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <ul className="grid gap-4 max-lg:order-2">
              {meals.map((meal) => (
                <MealCard
                  key={meal.id}
                  meal={meal}
                  foods={foods}
                  watched={watched}
                  record={recordOf(records, meal)}
                  isAhead={isAhead}
                  onSay={(said) => say(meal, said)}
                />
              ))}
            </ul>
            <DayLeft
              key={on}
              meals={meals}
              foods={foods}
              targets={targets}
              records={records}
              note={day.note}
            />
          </div>
        </>
      ) : (
        <NothingToday followed={followed} on={on} />
      )}
      {isToday && (
        <NextMeal
          meals={meals.filter(({ items }) => items.length > 0)}
          records={records}
          onEaten={(meal) => say(meal, { ...entryOf(recordOf(records, meal)), isEaten: true })}
        />
      )}
      {prints > 0 && day && (
        <WallSheet
          key={prints}
          plan={plan}
          number={(number ?? 1) - 1}
          date={on}
          day={withSwaps(day, records)}
          foods={foods}
          about={about}
          physicianFirst={physicianFirst}
        />
      )}
      {waiting && consent(sayWaiting, giveUp)}
    </div>
  )
}

const recordOf = (records: readonly MealRecord[], { id }: Meal) => records.find(({ meal }) => meal === id)
