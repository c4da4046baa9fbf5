import { listDocuments } from '#contract/documents.ts'
import { readPractice } from '#contract/profiles.ts'
import { documents as words } from '#copy/documents/documents.ts'
import { useRead } from '#web/app/query.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { NeededList } from './needed-documents.tsx'
import { Uploads } from './uploads.tsx'

/** The step of the onboarding in which documents are uploaded. */
export function DocumentsStep({ labelledBy }: { labelledBy: string }) {
  const practice = useRead(readPractice, {})
  const list = useRead(listDocuments, {})
  const failed = [practice, list].find(({ error, data }) => error && !data)
  return (
    <Card flush>
      {practice.data && list.data ? (
        <Uploads>
          <NeededList
            labelledBy={labelledBy}
            documents={list.data.documents}
            isLocked={practice.data.practice.verification.submittedAt !== null}
          />
        </Uploads>
      ) : failed ? (
        <FailedRead title={words.failed} read={failed} />
      ) : (
        <SkeletonGroup className="grid gap-5 p-5">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="w-2/3 text-sm" />
          ))}
        </SkeletonGroup>
      )}
    </Card>
  )
}
