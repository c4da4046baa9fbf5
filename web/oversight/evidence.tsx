import type { Application, ApplicationList } from '#contract/oversight/practices.ts'
import { DocumentViewer } from './document-viewer.tsx'
import { Facts } from './facts.tsx'
import { useFirstMoment } from './first-moment.ts'
import { History } from './history.tsx'
import { LicenseCard } from './license-card.tsx'
import { ReviewHead } from './review-head.tsx'
import { columns } from './review-skeleton.tsx'
import { useSeenDocuments } from './seen-documents.ts'
import { UpcomingCard } from './upcoming-card.tsx'

type EvidenceProps = { application: Application; list: ApplicationList }

/** The stated facts beside the documents that prove them. */
export function Evidence({ application, list }: EvidenceProps) {
  const seen = useSeenDocuments(application)
  const ignoreAtFirst = useFirstMoment()
  return (
    <div onClickCapture={ignoreAtFirst}>
      <ReviewHead application={application} />
      <div className={columns.grid}>
        {/* The key resets the fields for another application. */}
        <LicenseCard
          key={`${application.submittedAt}`}
          application={application}
          list={list}
          unseen={seen.left}
        />
        <DocumentViewer
          documents={application.documents}
          isSeen={seen.isSeen}
          onSeen={seen.see}
          className={columns.documents}
        />
        {application.status !== 'draft' && <UpcomingCard application={application} />}
        <Facts application={application} />
        <History history={application.history} />
      </div>
    </div>
  )
}
