import { useId } from 'react'
import type { Application, ApplicationList } from '#contract/oversight/practices.ts'
import { writeDay } from '#copy/dates.ts'
import { review } from '#copy/oversight/review.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ChangeList } from '#web/ui/change-list.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { useVerifiedChanges } from '#web/ui/use-verified-changes.ts'
import { ApproveForm } from './approve-form.tsx'
import { ReadOnlyField } from './read-only-field.tsx'
import { StatusActions } from './status-actions.tsx'

type LicenseCardProps = {
  application: Application
  list: ApplicationList
  /** Documents that the admin has not opened yet. */
  unseen: Application['documents']
}

/** The licence, and the decisions that are possible now. */
export function LicenseCard({ application, list, unseen }: LicenseCardProps) {
  const t = useWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h4 id={id} className="text-md font-semibold">
        {t(review.license.title)}
      </h4>
      {application.submittedAt && <Changes application={application} />}
      <VerifiedLicense application={application} />
      <ReasonGiven application={application} />
      {application.may.approve ? (
        <ApproveForm application={application} list={list} unseen={unseen} />
      ) : (
        <StatusActions application={application} list={list} />
      )}
    </Card>
  )
}

/** Verified facts beside the changed ones. */
function Changes({ application: { changes } }: { application: Application }) {
  const t = useWords()
  const shown = useVerifiedChanges(changes)
  const { changes: title, changesText } = review.license
  if (changes.length === 0) return null
  return (
    <div className="mt-4 text-sm">
      <p className="font-medium text-ink">{t(title)}</p>
      <p className="mt-0.5 mb-2 text-ink-soft">{t(changesText)}</p>
      <ChangeList label={t(title)} {...shown} />
    </div>
  )
}

/** The reason of the last decision, as long as it is in force. */
function ReasonGiven({ application }: { application: Application }) {
  const t = useWords()
  const { reason, status, submittedAt } = application
  if (!reason || status === 'draft') return null
  const title = submittedAt || status === 'submitted' ? 'before' : status === 'approved' ? 'renewal' : status
  return (
    <div className="mt-4 text-sm">
      <p className="font-medium text-ink">{t(review.reason[title])}</p>
      <Quoted>{reason}</Quoted>
    </div>
  )
}

/** The licence as verified by an admin; facts stated since are shown beside it if they differ. */
function VerifiedLicense({ application }: { application: Application }) {
  const t = useWords()
  const language = useLanguage()
  const { licenseNumber, licensedUntil, stated, may } = application
  const words = review.license
  const day = (on: string | null) => on && writeDay(language, on, 'date')
  // Before verification, and if nothing can be approved now, only the stated facts are shown.
  const showsStated = !licenseNumber && !may.approve
  if (!licenseNumber && !showsStated) return null
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2">
      <ReadOnlyField label={t(showsStated ? words.statedNumber : words.verifiedNumber)}>
        {showsStated ? stated.licenseNumber : licenseNumber}
      </ReadOnlyField>
      <ReadOnlyField label={t(showsStated ? words.statedUntil : words.verifiedUntil)}>
        {day(showsStated ? stated.licenseExpiresOn : licensedUntil)}
      </ReadOnlyField>
    </div>
  )
}
