import { Pill, Soup, Tablets } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DiaryEntry } from '#contract/health/diary.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { writeDay } from '#copy/dates.ts'
import { diaryKindWords, mealTimeWords, diary as words } from '#copy/health/diary.ts'
import { table } from '#copy/health/measure-table.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'

export const diaryIcons = { meal: Soup, medicine: Pill, supplement: Tablets }

type DiaryDaysProps = {
  entries: readonly DiaryEntry[]
  /** The heading level of the days. */
  as: 'h3' | 'h4'
  /** The actions for an entry, if there are any. */
  actions?: (entry: DiaryEntry) => ReactNode
}

/** The diary by day, newest first, for patient and dietitian. */
export function DiaryDays({ entries, as: Heading, actions }: DiaryDaysProps) {
  const language = useLanguage()
  const days = Map.groupBy(entries, ({ takenAt }) => dayOf(new Date(takenAt), readerZone()))
  return [...days].map(([day, those]) => (
    <section key={day} aria-label={writeDay(language, day)}>
      <Heading className="mb-2 text-sm font-semibold text-ink-soft">{writeDay(language, day)}</Heading>
      <Card flush>
        <ul className="divide-y divide-line">
          {those.map((each) => (
            <DiaryRow key={each.id} entry={each}>
              {actions?.(each)}
            </DiaryRow>
          ))}
        </ul>
      </Card>
    </section>
  ))
}

function DiaryRow({ entry, children }: { entry: DiaryEntry; children: ReactNode }) {
  const t = useWords()
  const language = useLanguage()
  const { kind, text, dose, mealTime, photoId, note, takenAt, isUnreadable } = entry
  const facts = [
    writeTime(language, new Date(takenAt), readerZone()),
    t(mealTime ? mealTimeWords[mealTime] : diaryKindWords[kind]),
  ]
  return (
    <li className="flex items-start gap-4 p-4 sm:px-6">
      {photoId ? (
        <a href={`/api/meal-photos/${photoId}`} target="_blank" rel="noreferrer" className="shrink-0">
          <img
            src={`/api/meal-photos/${photoId}`}
            alt={t(words.photoOf(text))}
            loading="lazy"
            className="size-16 rounded-control object-cover"
          />
        </a>
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-tint text-on-tint">
          <Icon of={diaryIcons[kind]} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <UserText
          as="p"
          text={isUnreadable ? t(table.unreadable) : text}
          className="aligned-with-page text-sm font-medium whitespace-pre-line"
        />
        <p className="text-xs text-ink-soft">
          {facts.join(' · ')}
          {dose && (
            <>
              {' · '}
              <UserText text={dose} />
            </>
          )}
        </p>
        {note && (
          <UserText
            as="p"
            text={note}
            className="aligned-with-page mt-1 text-xs whitespace-pre-line text-ink-soft"
          />
        )}
      </div>
      {children}
    </li>
  )
}
