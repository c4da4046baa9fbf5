import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Document, listDocuments } from '#contract/documents.ts'
import { type Practice, readPractice } from '#contract/profiles.ts'
import type { Verification } from '#contract/verification.ts'
import { documents as words } from '#copy/documents/documents.ts'
import { useRead } from '#web/app/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { sectionClass } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { Certificates } from './certificates.tsx'
import { NeededDocuments } from './needed-documents.tsx'

type Part = (verification: Verification) => ReactNode
type DocumentsPanelProps = { renewal: Part; application: Part }

/** A dietitian's documents, and the application that they belong to. */
export function DocumentsPanel(parts: DocumentsPanelProps) {
  const t = useWords()
  const practice = useRead(readPractice, {})
  const list = useRead(listDocuments, {})
  const error = practice.error ?? list.error
  if (practice.data && list.data)
    return <Evidence {...parts} practice={practice.data.practice} documents={list.data.documents} />
  if (!error) return <DocumentsSkeleton />
  return (
    <Card flush>
      <ErrorState
        title={t(words.failed)}
        description={t(wordsOfRefusal(error))}
        onRetry={() => [practice, list].map(({ refetch }) => refetch())}
        retrying={practice.isFetching || list.isFetching}
        fault={error}
      />
    </Card>
  )
}

type EvidenceProps = DocumentsPanelProps & { practice: Practice; documents: readonly Document[] }

function Evidence({ practice, documents, renewal, application }: EvidenceProps) {
  const t = useWords()
  const { verification, certifications } = practice
  const isLocked = verification.submittedAt !== null
  return (
    <SettingsList>
      {isLocked && (
        <p className="flex gap-3 rounded-card bg-pending px-5 py-4 text-sm text-on-pending">
          <span className="flex h-[1lh] items-center">
            <Icon of={Lock} />
          </span>
          {t(words.locked)}
        </p>
      )}
      {renewal(verification)}
      <NeededDocuments documents={documents} isLocked={isLocked} />
      <Certificates
        documents={documents.filter(({ kind }) => kind === 'certificate')}
        claimed={certifications}
        isLocked={isLocked}
      />
      {application(verification)}
    </SettingsList>
  )
}

function DocumentsSkeleton() {
  return (
    <SkeletonGroup>
      <SettingsList>
        <div className={sectionClass}>
          <div>
            <Skeleton className="w-32 text-md" />
            <Skeleton className="mt-2 w-full max-w-64 text-sm" />
          </div>
          <Card flush className="divide-y divide-line">
            {['license', 'degree', 'insurance', 'other'].map((kind) => (
              <div key={kind} className="flex items-center gap-4 p-5 sm:px-6">
                <Skeleton shape="circle" className="size-5 shrink-0" />
                <div className="grid min-w-0 flex-1 gap-2">
                  <Skeleton className="w-3/5 text-sm" />
                  <Skeleton className="w-2/5 text-xs" />
                </div>
                <Skeleton shape="block" className="h-9 w-24 shrink-0" />
              </div>
            ))}
          </Card>
        </div>
      </SettingsList>
    </SkeletonGroup>
  )
}
