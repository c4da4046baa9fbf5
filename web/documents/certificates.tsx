import { useRef } from 'react'
import type { Document } from '#contract/documents.ts'
import { documents as words } from '#copy/documents/documents.ts'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { CertificateForm } from './certificate-form.tsx'
import { DocumentFiles } from './document-files.tsx'
import { StatementRow } from './statement-row.tsx'
import { useUploads } from './uploads.tsx'

type CertificatesProps = {
  documents: readonly Document[]
  /** Certifications that were stated earlier without a document. */
  claimed: readonly string[]
  isLocked: boolean
}

const { certificates } = words

export function Certificates({ documents, claimed, isLocked }: CertificatesProps) {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const { queue, uploads } = useUploads('certificate')
  const known = new Set([...documents, ...uploads].map(({ name }) => name))
  const usual = certificates.common.filter(({ en, ar }) => !claimed.includes(en) && !claimed.includes(ar))
  const suggestions = [...claimed, ...usual.filter(({ en, ar }) => !known.has(en) && !known.has(ar)).map(t)]
  const stated = claimed.filter((name) => !known.has(name))
  const isEmpty = known.size + stated.length === 0
  useFocusWhenLost(heading, `${stated.length}`, 'after a change')
  return (
    <SettingsSection title={t(certificates.title)} text={t(certificates.text)} titleRef={heading}>
      <div className="grid gap-5">
        {isEmpty && isLocked && <p className="text-sm text-ink-soft">{t(certificates.none)}</p>}
        <DocumentFiles
          label={t(certificates.list)}
          documents={documents}
          uploads={uploads}
          queue={queue}
          heading={heading}
          also={stated.map((name) => <StatementRow key={name} name={name} />)}
        />
        {!isLocked && (
          <CertificateForm
            suggestions={suggestions.filter((name) => !known.has(name))}
            onFile={(name, file) => queue.add('certificate', name, file)}
          />
        )}
      </div>
    </SettingsSection>
  )
}
