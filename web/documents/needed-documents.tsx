import { useId } from 'react'
import type { Document } from '#contract/documents.ts'
import { neededDocuments } from '#contract/practice-options.ts'
import { documents as words } from '#copy/documents/documents.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { sectionClass } from '#web/ui/settings-section.tsx'
import { NeededDocument } from './needed-document.tsx'

type NeededDocumentsProps = { documents: readonly Document[]; isLocked: boolean }

const kinds = [...neededDocuments, 'other'] as const

/** The checklist of the documents that an application needs. */
export function NeededDocuments({ documents, isLocked }: NeededDocumentsProps) {
  const t = useWords()
  const id = useId()
  const hasKept =
    !isLocked &&
    documents.some(({ kind, verified, may }) => kind !== 'certificate' && verified && !may.remove)
  return (
    <section aria-labelledby={id} className={sectionClass}>
      <div>
        <h2 id={id} className="text-md font-semibold">
          {t(words.needed.title)}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{t(words.needed.text)}</p>
        <p className="mt-1 text-sm font-medium text-ink-soft">{t(words.upTo)}</p>
        {hasKept && <p className="mt-3 max-w-prose text-sm text-ink-soft">{t(words.kept)}</p>}
      </div>
      <Card flush className="min-w-0">
        <NeededList labelledBy={id} documents={documents} isLocked={isLocked} />
      </Card>
    </section>
  )
}

export function NeededList({
  labelledBy,
  documents,
  isLocked,
}: NeededDocumentsProps & { labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="divide-y divide-line">
      {kinds.map((kind) => (
        <NeededDocument
          key={kind}
          kind={kind}
          documents={documents.filter((document) => document.kind === kind)}
          isLocked={isLocked}
        />
      ))}
    </ul>
  )
}
