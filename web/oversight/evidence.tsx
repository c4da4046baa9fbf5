import { useState } from 'react'
import type { Application, ApplicationList } from '#contract/oversight/practices.ts'
import { currentSession } from '#web/app/session.ts'
import { DocumentViewer } from './document-viewer.tsx'
import { Facts } from './facts.tsx'
import { useFirstMoment } from './first-moment.ts'
import { History } from './history.tsx'
import { LicenseCard } from './license-card.tsx'
import { ReviewHead } from './review-head.tsx'
import { columns } from './review-skeleton.tsx'
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

/** By reader and application, in memory: it survives a visit to the list, but not a reload. */
const seenByApplication = new Map<string, ReadonlySet<string>>()

/** Which documents of an application this admin has opened, and which are left. */
function useSeenDocuments({ id, submittedAt, documents }: Application) {
  const session = currentSession()
  const reader = session.state === 'signed_in' ? session.session.user.id : ''
  const key = `${reader} ${id} ${submittedAt}`
  const [, setCount] = useState(0)
  const isSeen = (document: string) => seenByApplication.get(key)?.has(document) ?? false
  return {
    isSeen,
    left: documents.filter((document) => !isSeen(document.id)),
    see(document: string) {
      if (isSeen(document)) return
      seenByApplication.set(key, new Set(seenByApplication.get(key)).add(document))
      setCount((count) => count + 1)
    },
  }
}
