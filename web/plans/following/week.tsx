import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { addDays, type Day } from '#contract/days.ts'
import { changesBetween } from '#contract/plans/changes.ts'
import { dayOn, type KnownFoods, type Meal } from '#contract/plans/document.ts'
import {
  type DaySwaps,
  readAdherence,
  type readPlanDay,
  readSwaps,
  withSwaps,
} from '#contract/plans/meal-records.ts'
import { type PatientPlan, readPlan } from '#contract/plans/patient-plans.ts'
import { totalOfDay } from '#contract/plans/totals.ts'
import { type WatchedFor, watchedOf } from '#contract/plans/warnings.ts'
import type { OutputOf } from '#contract/route.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { writeClock } from '#copy/clock.ts'
import { writeDate, writeDay, writeNumber } from '#copy/dates.ts'
import { nutrientUnitNames } from '#copy/foods/options.ts'
import { following as words } from '#copy/plans/following.ts'
import { nameOfMeal } from '#copy/plans/words.ts'
import { writeChange } from '#copy/plans/write-change.ts'
import { parts } from '#copy/portal/parts.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { AdherenceNote } from './adherence-note.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { useMealRecords } from './use-meal-records.ts'
import type { WeekDay } from './week-table.tsx'
import { allergiesIn, writeItem } from './write-week-meal.ts'

const WideWeek = lazyPart(() => import('./wide-week.tsx'), 'WideWeek', <PlanSkeleton />)
const WeekSheet = lazyPart(() => import('./week-sheet.tsx'), 'WeekSheet', null)

type WeekProps = {
  plan: PatientPlan
  /** The day that the plan is shown on, with what was ticked off. */
  read: OutputOf<typeof readPlanDay>
  onDay: (day: Day) => void
  /** How many times the week has been printed. */
  prints: number
}
type PublishedPlan = OutputOf<typeof readPlan>

/** The coming days at a glance, adherence of the last two weeks, and changes. */
export function Week(props: WeekProps) {
  const {
    plan,
    read: { on },
  } = props
  const from = plan.startsOn !== null && on < plan.startsOn ? plan.startsOn : on
  const published = useRead(readPlan, { id: plan.id })
  const swapped = useRead(readSwaps, { id: plan.id, from, days: String(daysOfWeek) })
  return (
    <Read of={published} failed={words.failed} waiting={<PlanSkeleton />}>
      {(published) => (
        <Read of={swapped} failed={words.failed} waiting={<PlanSkeleton />}>
          {({ swaps }) => <PlanWeek {...props} published={published} from={from} swaps={swaps} />}
        </Read>
      )}
    </Read>
  )
}

type PlanWeekProps = WeekProps & { published: PublishedPlan; from: Day; swaps: readonly DaySwaps[] }

function PlanWeek({ plan, read, onDay, prints, published, from, swaps }: PlanWeekProps) {
  const past = useRead(readAdherence, { id: plan.id, days: '14' })
  const { records } = useMealRecords(read)
  const isWide = useIsWide('week')
  const { document, about } = published
  const watched = watchedOf(about)
  const shown = daysShown(published, from).map(
    ({ number, date }): WeekDay => ({
      number,
      date,
      day: document.days[number] ?? { note: '', meals: [] },
      swaps: swaps.filter((each) => each.on === date),
    }),
  )
  const today = { on: dayOf(new Date(), readerZone()), records }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Changes read={published} />
      {isWide ? (
        <WideWeek days={shown} foods={document.foods} about={about} today={today} onDay={onDay} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {shown.map((each) => (
            <DayCard
              key={each.number + (each.date ?? '')}
              {...each}
              foods={document.foods}
              watched={watched}
              onDay={onDay}
            />
          ))}
        </ul>
      )}
      {past.data && (
        <div className="print:hidden">
          <AdherenceNote days={past.data.days} />
        </div>
      )}
      {prints > 0 && (
        <WeekSheet
          key={prints}
          plan={plan}
          days={shown}
          foods={document.foods}
          about={about}
          physicianFirst={read.followed?.physicianFirst ?? null}
        />
      )}
    </div>
  )
}

const daysOfWeek = 7

/** A week from this day on; all days of the plan if it has no first day. */
function daysShown({ plan, document }: PublishedPlan, from: Day): { number: number; date: Day | null }[] {
  const count = document.days.length
  if (plan.startsOn === null) return document.days.map((_, number) => ({ number, date: null }))
  return Array.from({ length: daysOfWeek }, (_, at) => addDays(from, at)).flatMap((date) => {
    const number = dayOn(plan, count, date)
    return number === null ? [] : [{ number, date }]
  })
}

type DayCardProps = WeekDay & {
  foods: KnownFoods
  watched: WatchedFor
  onDay: (day: Day) => void
}

function DayCard({ number, date, day, swaps, foods, watched, onDay }: DayCardProps) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const title = date ? writeDay(language, date) : t(words.anyDay(number + 1))
  const energy = totalOfDay(foods, withSwaps(day, swaps)).nutrients.energy
  return (
    <Card as="li" aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h3 id={titleId} className="text-md font-semibold">
          {title}
        </h3>
        <p className="text-sm text-ink-soft">
          {day.meals.length === 0
            ? t(words.emptyDay)
            : `${writeNumber(language, Math.round(energy))} ${nutrientUnitNames.kcal[language]}`}
        </p>
      </div>
      <ul className="grid gap-2.5 text-sm">
        {day.meals.map((meal) => (
          <MealLine
            key={meal.id}
            meal={meal}
            swaps={swaps.find((each) => each.meal === meal.id)?.swaps}
            foods={foods}
            watched={watched}
          />
        ))}
      </ul>
      {date && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-auto self-start"
          aria-label={`${t(words.openDay)}: ${title}`}
          onClick={() => onDay(date)}
        >
          {t(words.openDay)}
        </Button>
      )}
    </Card>
  )
}

type MealLineProps = {
  meal: Meal
  swaps: DaySwaps['swaps'] | undefined
  foods: KnownFoods
  watched: WatchedFor
}

function MealLine({ meal, swaps, foods, watched }: MealLineProps) {
  const t = useWords()
  const language = useLanguage()
  const write = (item: Meal['items'][number]) => {
    const { name, amount, instead } = writeItem(language, foods, item, swaps)
    return instead ? `${name} ${amount} (${instead})` : `${name} ${amount}`
  }
  return (
    <li>
      <p className="font-medium">
        <UserText text={t(nameOfMeal(meal))} />
        {meal.time && (
          <>
            {' '}
            <bdi className="font-normal text-ink-soft">{writeClock(language, meal.time)}</bdi>
          </>
        )}
      </p>
      <p className="text-ink-soft">{meal.items.map(write).join(t(parts.comma))}</p>
      {allergiesIn(language, foods, meal, watched).map((text) => (
        <p key={text} className="flex items-start gap-1.5 text-xs font-medium text-danger-ink">
          <Icon of={TriangleAlert} small className="mt-0.5" />
          {text}
        </p>
      ))}
    </li>
  )
}

function Changes({ read: { plan, before, document } }: { read: PublishedPlan }) {
  const t = useWords()
  const language = useLanguage()
  const changes = before ? changesBetween(before, document) : []
  if (changes.length === 0) return null
  const foods = { ...before?.foods, ...document.foods }
  return (
    <details className="rounded-card border border-line bg-surface px-5 print:hidden">
      <summary className="min-h-13 cursor-pointer content-center rounded-control text-sm font-semibold">
        {t(words.changed.title(plan.version))}
        <span className="ms-2 font-normal text-ink-soft">
          {t(words.changed.on(writeDate(language, new Date(plan.publishedAt), 'date')))}
        </span>
      </summary>
      <ul className="list-disc pb-5 ps-5 text-sm">
        {changes.map((change) => {
          const text = writeChange(language, foods, change)
          return <li key={JSON.stringify(change)}>{text}</li>
        })}
      </ul>
    </details>
  )
}
