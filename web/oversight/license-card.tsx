import { useId } from 'react'
import type { Application, ApplicationList } from '#contract/oversight.ts'
import { review } from '#copy/oversight/review.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ApproveForm } from './approve-form.tsx'
import { ReasonGiven } from './reason-given.tsx'
import { StatusActions } from './status-actions.tsx'
import { VerifiedLicense } from './verified-license.tsx'

type LicenseCardProps = { application: Application; list: ApplicationList }

/** The licence, and what can be decided about it now. */
export function LicenseCard({ application, list }: LicenseCardProps) {
  const t = useWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h4 id={id} className="text-md font-semibold">
        {t(review.license.title)}
      </h4>
      <VerifiedLicense application={application} />
      <ReasonGiven application={application} />
      {application.may.approve ? (
        <ApproveForm application={application} list={list} />
      ) : (
        <StatusActions application={application} list={list} />
      )}
    </Card>
  )
}
