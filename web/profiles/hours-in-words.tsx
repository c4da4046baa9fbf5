import { type OpenRange, readAvailability } from '#contract/availability.ts'
import { controls } from '#copy/controls.ts'
import { writeDate } from '#copy/dates.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { endsNextDay, groupHours } from './weekly-hours.ts'

const { hours } = words

/** The dietitian's hours in words. */
export function HoursInWords() {
  const t = useWords()
  const { data, isError, refetch } = useRead(readAvailability, {})
  if (data) return <Week weekly={data.availability.weekly} />
  if (!isError) return <HoursSkeleton />
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 text-danger-ink">
      {t(hours.failed)}
      <Button variant="quiet" size="sm" onClick={() => refetch()}>
        {t(controls.retry)}
      </Button>
    </p>
  )
}

function Week({ weekly }: { weekly: readonly (readonly OpenRange[])[] }) {
  const t = useWords()
  const language = useLanguage()
  // 2 January 2000 was a Sunday.
  const dayName = (day: number) => writeDate(language, new Date(Date.UTC(2000, 0, 2 + day)), 'weekday', 'UTC')
  const time = (clock: string) => writeTime(language, new Date(`2000-01-02T${clock}Z`), 'UTC')
  const daysWords = (first: number, last: number) =>
    first === last
      ? dayName(first)
      : t((last === first + 1 ? hours.and : hours.to)(dayName(first), dayName(last)))
  const rangeWords = (range: OpenRange) => {
    const end = time(range.to)
    return t(hours.range(time(range.from), endsNextDay(range) ? t(hours.nextDay(end)) : end))
  }
  if (weekly.every(({ length }) => length === 0)) return <p>{t(hours.none)}</p>
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-2">
      {groupHours(weekly).map(({ first, last, ranges }) => (
        <div key={first} className="max-sm:not-first:mt-2 sm:contents">
          <dt className="font-medium text-ink">{daysWords(first, last)}</dt>
          <dd className="text-ink-soft">
            {ranges.length === 0
              ? t(hours.closed)
              : ranges.map((range) => (
                  <span key={range.from} className="block">
                    {rangeWords(range)}
                  </span>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function HoursSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2">
      <Skeleton className="w-3/5" />
      <Skeleton className="w-2/5" />
    </SkeletonGroup>
  )
}
