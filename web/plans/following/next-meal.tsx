import type { Meal } from '#contract/plans/document.ts'
import type { MealRecord } from '#contract/plans/meal-records.ts'
import { nextMealOf } from '#contract/plans/next-meal.ts'
import { timeOf } from '#contract/wall-clock.ts'
import { writeClock } from '#copy/clock.ts'
import { following as words } from '#copy/plans/following.ts'
import { nameOfMeal } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useRootMark } from '#web/lib/use-root-mark.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'

type NextMealProps = {
  /** Meals that can be ticked off. */
  meals: readonly Meal[]
  records: readonly MealRecord[]
  onEaten: (meal: Meal) => void
}

/**
 * The next meal of today with its tick, above the bottom bar of a phone. It gives way to an appointment of now, and is
 * gone once nothing is left today.
 */
export function NextMeal({ meals, records, onEaten }: NextMealProps) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow(60_000)
  const meal = nextMealOf(meals, records, timeOf(new Date(now), readerZone()))
  useRootMark('next-bar', meal !== null)
  if (!meal) return null
  const name = t(nameOfMeal(meal))
  return (
    <section
      aria-label={t(words.nextMeal)}
      className="fixed inset-x-0 bottom-(--bottom-bar) z-20 flex h-14 animate-rise items-center gap-3 border-t border-line bg-surface ps-4 pe-2 shadow-overlay in-[[data-has-now-bar]]:hidden sm:ps-6 sm:pe-4 lg:hidden low:static print:hidden"
    >
      <p className="min-w-0 flex-1 truncate text-sm">
        <span className="font-semibold">{t(words.next(name))}</span>
        {meal.time && (
          <>
            {' '}
            <bdi className="text-ink-soft">{writeClock(language, meal.time)}</bdi>
          </>
        )}
      </p>
      <Button
        size="sm"
        className="shrink-0"
        aria-label={t(words.eatNext(name))}
        onClick={() => onEaten(meal)}
      >
        {t(words.eat)}
      </Button>
    </section>
  )
}
