import { useState } from 'react'
import { listReadings, type Reading } from '#contract/health/sharing.ts'
import { writeDay } from '#copy/dates.ts'
import { healthGroupWords, sharingWords } from '#copy/health/sharing.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

const words = sharingWords.readings

/** Who has read the patient's record and when, newest first. */
export function Readings() {
  const t = useWords()
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <ReadingsPage />
    </SettingsSection>
  )
}

/** One page, and the next one below it on demand. */
function ReadingsPage({ after }: { after?: string }) {
  const t = useWords()
  const read = useRead(listReadings, after === undefined ? {} : { after })
  const [isOpen, setOpen] = useState(false)
  return (
    <Read of={read} failed={words.unread} waiting={<ReadingsSkeleton />} bare>
      {({ readings, next }) =>
        readings.length === 0 ? (
          <p className="text-sm text-ink-soft">{t(words.none)}</p>
        ) : (
          <>
            <ul aria-label={t(words.list)} className="divide-y divide-line">
              {readings.map((reading) => (
                <Row key={`${reading.dietitian?.id} ${reading.group} ${reading.on}`} reading={reading} />
              ))}
            </ul>
            {next && !isOpen && (
              <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
                {t(words.more)}
              </Button>
            )}
            {next && isOpen && <ReadingsPage after={next} />}
          </>
        )
      }
    </Read>
  )
}

const ReadingsSkeleton = () => (
  <SkeletonGroup className="grid gap-3">
    <Skeleton className="w-3/5 text-sm" />
    <Skeleton className="w-2/5 text-sm" />
  </SkeletonGroup>
)

function Row({ reading: { dietitian, byTeam, group, on, times } }: { reading: Reading }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 text-sm first:pt-0 last:pb-0">
      <span className="min-w-0 font-medium">
        <bdi>{dietitian ? localizedName(language, dietitian).name : t(byTeam ? words.team : words.gone)}</bdi>
        <span className="block font-normal text-ink-soft">{t(healthGroupWords[group])}</span>
      </span>
      <span className="text-ink-soft">
        {writeDay(language, on, 'date')}
        <span aria-hidden="true"> · </span>
        {t(words.times(times))}
      </span>
    </li>
  )
}
