import { Download, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { addDays, type Day } from '#contract/days.ts'
import { changesBetween } from '#contract/plans/changes.ts'
import {
  dayOn,
  factsOf,
  type Item,
  type KnownFoods,
  type Meal,
  type PlanDay,
} from '#contract/plans/document.ts'
import type { PhysicianFirst } from '#contract/plans/fasting.ts'
import {
  chosenAmount,
  type DaySwaps,
  printPlan,
  readAdherence,
  readSwaps,
  withSwaps,
} from '#contract/plans/meal-records.ts'
import { type PatientPlan, readPlan } from '#contract/plans/patient-plans.ts'
import { totalOfDay } from '#contract/plans/totals.ts'
import { type WatchedFor, warningsOf, watchedOf } from '#contract/plans/warnings.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeClock } from '#copy/clock.ts'
import { writeDate, writeDay, writeNumber } from '#copy/dates.ts'
import { nutrientUnitNames } from '#copy/foods/options.ts'
import { following as words } from '#copy/plans/following.ts'
import { writeWarning } from '#copy/plans/warning-words.ts'
import { nameOfFood, nameOfMeal, writeAmount } from '#copy/plans/words.ts'
import { writeChange } from '#copy/plans/write-change.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { showFileFault } from '#web/ui/show-file-fault.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { AdherenceNote } from './adherence-note.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { WallSheet } from './wall-sheet.tsx'

type WeekProps = {
  plan: PatientPlan
  physicianFirst: PhysicianFirst
  on: Day
  onDay: (day: Day) => void
}
type PublishedPlan = OutputOf<typeof readPlan>

/** The coming days at a glance, adherence of the last two weeks, changes, and the plan as a file. */
export function Week(props: WeekProps) {
  const { plan, on } = props
  const from = plan.startsOn !== null && on < plan.startsOn ? plan.startsOn : on
  const read = useRead(readPlan, { id: plan.id })
  const swapped = useRead(readSwaps, { id: plan.id, from, days: String(daysOfWeek) })
  return (
    <Read of={read} failed={words.failed} waiting={<PlanSkeleton />}>
      {(published) => (
        <Read of={swapped} failed={words.failed} waiting={<PlanSkeleton />}>
          {({ swaps }) => <PlanWeek {...props} published={published} from={from} swaps={swaps} />}
        </Read>
      )}
    </Read>
  )
}

type PlanWeekProps = WeekProps & { published: PublishedPlan; from: Day; swaps: readonly DaySwaps[] }

function PlanWeek({ plan, physicianFirst, onDay, published, from, swaps }: PlanWeekProps) {
  const t = useWords()
  const past = useRead(readAdherence, { id: plan.id, days: '14' })
  const pdf = useFile(printPlan, {
    onRefused: (refused, again) => showFileFault(t, words.pdfFailed, refused, again),
  })
  const [prints, setPrints] = useState(0)
  const { document, about } = published
  const watched = watchedOf(about)
  const shown = daysShown(published, from).map(({ number, date }) => ({
    number,
    date,
    day: document.days[number] ?? { note: '', meals: [] },
    swaps: swaps.filter((each) => each.on === date),
  }))
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={() => setPrints(prints + 1)}>
          {t(words.print)}
        </Button>
        <Button
          variant="secondary"
          busy={pdf.isPending}
          busyText={t(words.making)}
          onClick={() => pdf.get({ id: plan.id })}
        >
          <Icon of={Download} small />
          {t(words.pdf)}
        </Button>
      </div>
      <Changes read={published} />
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
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
      {past.data && <AdherenceNote days={past.data.days} />}
      {prints > 0 && (
        <WallSheet
          key={prints}
          plan={plan}
          days={shown.map(({ day, swaps, ...each }) => ({ ...each, day: withSwaps(day, swaps) }))}
          foods={document.foods}
          about={about}
          physicianFirst={physicianFirst}
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

type DayCardProps = {
  number: number
  date: Day | null
  day: PlanDay
  swaps: readonly DaySwaps[]
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
  const allergies = [
    ...new Set(
      meal.items
        .flatMap((item) => [item, ...item.alternatives])
        .flatMap((amount) => factsOf(foods, amount) ?? [])
        .flatMap((food) => warningsOf(food, watched).filter(({ kind }) => kind === 'allergen'))
        .map((warning) => t(writeWarning(warning))),
    ),
  ]
  const write = (item: Item) => {
    const chosen = chosenAmount(item, swaps)
    const text = `${nameOfFood(language, foods, chosen)} ${writeAmount(language, foods, chosen)}`
    return chosen === item ? text : `${text} (${t(words.insteadOf(nameOfFood(language, foods, item)))})`
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
      <p className="text-ink-soft">{meal.items.map(write).join(language === 'ar' ? '، ' : ', ')}</p>
      {allergies.map((text) => (
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
    <details className="rounded-card border border-line bg-surface px-5">
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
