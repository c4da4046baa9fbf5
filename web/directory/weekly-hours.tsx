import type { OpenRange } from '#contract/availability.ts'
import type { Language } from '#contract/language.ts'
import { differ, nameZone, writeDate } from '#copy/dates.ts'
import { profile } from '#copy/directory/profile.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { daysAlike, inOrder } from './days-alike.ts'

type WeeklyHoursProps = { weekly: readonly (readonly OpenRange[])[]; zone: string }

/** The ordinary week in words, in the practice's time zone. */
export function WeeklyHours({ weekly, zone }: WeeklyHoursProps) {
  const t = useWords()
  const language = useLanguage()
  const { about } = profile
  if (weekly.every((ranges) => ranges.length === 0))
    return (
      <p>
        {t(about.noHours)}. {t(about.noHoursText)}
      </p>
    )
  return (
    <>
      <dl className="flex flex-col gap-2.5">
        {daysAlike(weekly).map(({ first, last, ranges }) => (
          <div key={first} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink">{t(daysWord(language, first, last))}</dt>
            <dd>
              {ranges.length === 0
                ? t(about.closed)
                : inOrder(ranges).map(({ from, to }) => (
                    <span key={from} className="block">
                      {t(about.timeRange(clock(language, from), clock(language, to)))}
                    </span>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
      {differ(new Date(), readerZone(), zone) && (
        <p className="mt-3 text-xs text-ink-faint">{t(about.hoursIn(nameZone(language, zone)))}</p>
      )}
    </>
  )
}

function daysWord(language: Language, first: number, last: number): Word {
  const { dayRange, twoDays } = profile.about
  const [one, other] = [weekday(language, first), weekday(language, last)]
  if (first === last) return { en: one, ar: one }
  return last === first + 1 ? twoDays(one, other) : dayRange(one, other)
}

/** The first day of 2023 was a Sunday. */
const weekday = (language: Language, day: number) =>
  writeDate(language, new Date(Date.UTC(2023, 0, 1 + day)), 'weekday', 'UTC')

const clock = (language: Language, time: string) =>
  writeTime(language, new Date(`2023-01-01T${time}:00Z`), 'UTC')
