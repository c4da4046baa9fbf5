import { readPatientAdherence } from '#contract/plans/meal-records.ts'
import { writeDay } from '#copy/dates.ts'
import { adherence as words } from '#copy/plans/adherence.ts'
import { nameOfMeal } from '#copy/plans/words.ts'
import { ApiError } from '#web/app/api-error.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { AdherenceNote } from './adherence-note.tsx'

/** How the plan is followed, for its dietitian, as far as the patient shares meals. */
export function PatientAdherence({ plan }: { plan: string }) {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(readPatientAdherence, { id: plan, days: '14' })
  if (read.error instanceof ApiError && read.error.code === 'not_shared')
    return (
      <Card>
        <p className="text-sm text-ink-soft">{t(words.notShared)}</p>
      </Card>
    )
  return (
    <Read of={read} failed={words.failed} waiting={<AdherenceSkeleton />}>
      {(data) => (
        <div className="grid gap-4">
          <AdherenceNote days={data.days} none={words.noneOfPatient} />
          {data.notes.length > 0 && (
            <Card>
              <h3 className="text-md font-semibold">{t(words.notes)}</h3>
              <ul className="mt-2 divide-y divide-line">
                {data.notes.map(({ on, kind, name, note, photoId }) => (
                  <li key={`${on} ${kind} ${name} ${note}`} className="flex items-start gap-3 py-3 text-sm">
                    {photoId && (
                      <a
                        href={`/api/meal-photos/${photoId}`}
                        target="_blank"
                        rel="noreferrer"
                        className="shrink-0"
                      >
                        <img
                          src={`/api/meal-photos/${photoId}`}
                          alt={t(words.photo)}
                          loading="lazy"
                          className="size-16 rounded-control object-cover"
                        />
                      </a>
                    )}
                    <div className="min-w-0">
                      <p className="text-ink-soft">
                        {writeDay(language, on)} · {t(nameOfMeal({ kind, name }))}
                      </p>
                      {note && <Quoted>{note}</Quoted>}
                    </div>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      )}
    </Read>
  )
}

const AdherenceSkeleton = () => (
  <SkeletonGroup>
    <Skeleton shape="block" className="h-40" />
  </SkeletonGroup>
)
