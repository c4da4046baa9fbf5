import { useState } from 'react'
import { readHealthConsent, withdrawHealthConsent } from '#contract/health/consent.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { healthConsentWords as words } from '#copy/health/consent.ts'
import { queryClient, useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { ConsentCard } from './consent-card.tsx'

/** Whether the patient has consented, to which text, and how to withdraw. */
export function ConsentSettings() {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(readHealthConsent, {})
  const [isAsking, setAsking] = useState(false)
  const withdrawing = useChange(withdrawHealthConsent, {
    // The data that was read before is no longer available.
    onDone: () => {
      setAsking(false)
      queryClient.removeQueries({ type: 'inactive' })
      queryClient.invalidateQueries()
      showToast({
        tone: 'success',
        title: t(words.withdraw.done),
        description: t(words.withdraw.doneText),
      })
    },
  })
  const consent = read.data?.consent
  if (read.error && !consent) return <FailedRead title={words.unread} read={read} />
  if (consent?.given === false)
    return (
      <div>
        <ConsentCard heading="h2" />
        <p className="mt-3 text-sm text-ink-soft">{t(words.none)}</p>
      </div>
    )
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <ul className="grid list-disc gap-1.5 ps-5 text-sm text-ink-soft">
        {words.points.map((point) => (
          <li key={point.en}>{t(point)}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {consent ? (
          <>
            <p className="text-sm">
              {consent.at && t(words.since(writeDate(language, new Date(consent.at), 'date')))}
              {consent.version && (
                <span className="block text-xs text-ink-soft">
                  {t(words.version(writeDay(language, consent.version, 'date')))}
                </span>
              )}
            </p>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t(words.withdraw.open)}
            </Button>
          </>
        ) : (
          <>
            <SkeletonGroup className="grid gap-1">
              <Skeleton className="w-44 text-sm" />
              <Skeleton className="w-40 text-xs" />
            </SkeletonGroup>
            <Skeleton shape="block" className="h-11 w-40" />
          </>
        )}
      </div>
      <AskDialog
        isOpen={isAsking}
        danger
        words={words.withdraw}
        change={withdrawing}
        onConfirm={() => withdrawing.mutate({})}
        onClose={() => setAsking(false)}
      >
        <p>{t(words.withdraw.lead)}</p>
        <ul className="mt-3 grid list-disc gap-2 ps-5">
          {words.withdraw.outcomes.map((outcome) => (
            <li key={outcome.en}>{t(outcome)}</li>
          ))}
        </ul>
      </AskDialog>
    </SettingsSection>
  )
}
