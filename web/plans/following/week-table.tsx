import { Check, TriangleAlert } from 'lucide-react'
import type { Day } from '#contract/days.ts'
import type { KnownFoods, Meal, PlanDay } from '#contract/plans/document.ts'
import { type DaySwaps, type MealRecord, withSwaps } from '#contract/plans/meal-records.ts'
import { type MealRow, mealRows } from '#contract/plans/meal-rows.ts'
import { totalOfDay } from '#contract/plans/totals.ts'
import type { WatchedFor } from '#contract/plans/warnings.ts'
import { writeClock } from '#copy/clock.ts'
import { writeDate, writeNumber } from '#copy/dates.ts'
import { following as words } from '#copy/plans/following.ts'
import { planPaper } from '#copy/plans/paper.ts'
import { nameOfMeal } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useRootMark } from '#web/lib/use-root-mark.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { allergiesIn, writeItem } from './write-week-meal.ts'

export type WeekDay = { number: number; date: Day | null; day: PlanDay; swaps: readonly DaySwaps[] }

type WeekTableProps = {
  label: string
  days: readonly WeekDay[]
  foods: KnownFoods
  watched: WatchedFor
  /** Not known on paper. */
  today?: { on: Day; records: readonly MealRecord[] }
  onDay?: (day: Day) => void
}

const daysOfWeek = 7
/** With more lines of foods than this a printed week needs small type. */
const fewLines = 14

/** While a week is on the page, all of it is printed on paper across, in the type in which it takes one page. */
export function useWeekPaper(days: readonly WeekDay[]): void {
  const lines = mealRows(days.map(({ day }) => day)).reduce(
    (sum, { meals }) => sum + Math.max(...meals.map((meal) => meal?.items.length ?? 0)),
    0,
  )
  useRootMark('week-paper')
  useRootMark('dense-week-paper', lines > fewLines)
}

/** Days as columns and meals as rows, with the energy of each day below; a plan without dates has a table a week. */
export function WeekTable({ days, ...rest }: WeekTableProps) {
  const weeks = Array.from({ length: Math.ceil(days.length / daysOfWeek) }, (_, at) =>
    days.slice(at * daysOfWeek, (at + 1) * daysOfWeek),
  )
  return (
    <div className="grid gap-5">
      {weeks.map((week) => (
        <OneWeek key={week[0]?.date ?? week[0]?.number} days={week} {...rest} />
      ))}
    </div>
  )
}

function OneWeek({ label, days, foods, watched, today, onDay }: WeekTableProps) {
  const t = useWords()
  const language = useLanguage()
  const isToday = ({ date }: WeekDay) => date !== null && date === today?.on
  const ground = (day: WeekDay) => (isToday(day) ? 'bg-tint' : '')
  const energyOf = ({ day, swaps }: WeekDay) =>
    planPaper.kcal(
      writeNumber(language, Math.round(totalOfDay(foods, withSwaps(day, swaps)).nutrients.energy)),
    )
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface break-inside-avoid">
      <table aria-label={label} className="w-full table-fixed text-xs">
        <thead>
          <tr className="border-b border-line">
            <td className="w-24 bg-sunken" />
            {days.map((day) => (
              <th
                key={day.number + (day.date ?? '')}
                scope="col"
                {...(isToday(day) && { 'aria-current': 'date' as const })}
                className={joinClasses('p-1 text-start align-top', ground(day) || 'bg-sunken')}
              >
                <DayHead day={day} isToday={isToday(day)} {...(onDay && { onDay })} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {mealRows(days.map(({ day }) => day)).map((row) => (
            <tr key={row.meals.map((meal) => meal?.id).join()} className="break-inside-avoid">
              <th scope="row" className="p-2.5 text-start align-top font-semibold">
                <RowHead row={row} />
              </th>
              {days.map((day, at) => {
                const meal = row.meals[at]
                return (
                  <td
                    key={day.number + (day.date ?? '')}
                    className={joinClasses('border-s border-line p-2.5 align-top', ground(day))}
                  >
                    {meal && (
                      <WeekMeal
                        meal={meal}
                        swaps={day.swaps.find((each) => each.meal === meal.id)?.swaps}
                        foods={foods}
                        watched={watched}
                        showsTime={row.time === null}
                        isEaten={
                          isToday(day) &&
                          today?.records.find((record) => record.meal === meal.id)?.isEaten === true
                        }
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line">
            <th scope="row" className="p-2.5 text-start font-semibold">
              {t(planPaper.energy)}
            </th>
            {days.map((day) => (
              <td
                key={day.number + (day.date ?? '')}
                className={joinClasses('border-s border-line p-2.5 font-semibold tabular-nums', ground(day))}
              >
                {day.day.meals.length > 0 ? t(energyOf(day)) : t(words.emptyDay)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

type DayHeadProps = { day: WeekDay; isToday: boolean; onDay?: (day: Day) => void }

/** The name and the date of a day; on a screen a press opens it. */
function DayHead({ day: { number, date }, isToday, onDay }: DayHeadProps) {
  const t = useWords()
  const language = useLanguage()
  if (date === null)
    return <span className="block p-1.5 text-sm font-semibold">{t(words.anyDay(number + 1))}</span>
  const write = (style: 'weekday' | 'shortDate') => writeDate(language, new Date(date), style, 'UTC')
  const content = (
    <>
      <span className="block text-sm font-semibold text-ink">{write('weekday')}</span>{' '}
      <span className="block font-normal text-ink-soft">
        {isToday ? t(words.views.today) : write('shortDate')}
      </span>
    </>
  )
  if (!onDay) return <span className="block p-1.5">{content}</span>
  return (
    <button
      type="button"
      onClick={() => onDay(date)}
      className="min-h-11 w-full rounded-control p-1.5 text-start hover:bg-tint-hover"
    >
      <span className="sr-only">{t(words.openDay)}: </span>
      {content}
    </button>
  )
}

function RowHead({ row }: { row: MealRow }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <>
      <UserText text={t(nameOfMeal(row))} className="aligned-with-page block text-sm" />
      {row.time && <bdi className="block font-normal text-ink-soft">{writeClock(language, row.time)}</bdi>}
    </>
  )
}

type WeekMealProps = {
  meal: Meal
  swaps: DaySwaps['swaps'] | undefined
  foods: KnownFoods
  watched: WatchedFor
  showsTime: boolean
  isEaten: boolean
}

function WeekMeal({ meal, swaps, foods, watched, showsTime, isEaten }: WeekMealProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <>
      {isEaten && (
        <p className="mb-1 flex items-center gap-1 font-medium text-link">
          <Icon of={Check} small />
          {t(planPaper.eaten)}
        </p>
      )}
      {showsTime && meal.time && <bdi className="block text-ink-soft">{writeClock(language, meal.time)}</bdi>}
      <ul className="grid gap-1">
        {meal.items.map((item) => {
          const { name, amount, instead } = writeItem(language, foods, item, swaps)
          return (
            <li key={item.id}>
              <UserText text={name} className="font-medium" />{' '}
              <span className="text-ink-soft">{instead ? `${amount} (${instead})` : amount}</span>
            </li>
          )
        })}
      </ul>
      {allergiesIn(language, foods, meal, watched).map((text) => (
        <p key={text} className="mt-1 flex items-start gap-1 font-medium text-danger-ink">
          <Icon of={TriangleAlert} small className="mt-0.5" />
          {text}
        </p>
      ))}
    </>
  )
}
