import { Award, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { certificateKey } from '#contract/certificates.ts'
import type { Document } from '#contract/documents.ts'
import { firstOfEach } from '#contract/first-of-each.ts'
import { type Practice, readPractice, removeCertification } from '#contract/profiles.ts'
import { certifications } from '#copy/certificates.ts'
import { documents as words } from '#copy/documents/documents.ts'
import { queryClient, useChange } from '#web/app/query.ts'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { CertificateForm } from './certificate-form.tsx'
import { DocumentFiles } from './document-files.tsx'
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
  const known = new Set([...documents, ...uploads].map(({ name }) => certificateKey(name)))
  const unknownOf = (names: readonly string[]) =>
    firstOfEach(names, certificateKey).filter((name) => !known.has(certificateKey(name)))
  const stated = unknownOf(claimed)
  const suggestions = unknownOf([...claimed, ...Object.values(certifications).map(t)])
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
            suggestions={suggestions}
            onFile={(name, file) => queue.add('certificate', name, file)}
          />
        )}
      </div>
    </SettingsSection>
  )
}

/** A certification that was stated without a document, which patients see as such. */
function StatementRow({ name }: { name: string }) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const { remove, removeStated } = words
  const change = useChange(removeCertification, {
    onDone: ({ practice }) => {
      queryClient.setQueryData<{ practice: Practice }>([readPractice.path, {}], { practice })
      showToast({ tone: 'success', title: t(remove.done) })
    },
    // A certification that was removed elsewhere counts as removed.
    onRefused: () => queryClient.invalidateQueries({ queryKey: [readPractice.path] }),
  })
  return (
    <li className="flex items-center gap-x-1 rounded-control border border-dashed border-line-control/60 py-1 ps-3.5 pe-1">
      <span className="me-2.5 text-ink-faint">
        <Icon of={Award} />
      </span>
      <div className="min-w-0 flex-1 py-2 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <UserText text={name} className="min-w-0 break-words font-medium text-ink" />
          <Badge>{t(certificates.stated)}</Badge>
        </p>
        <p className="text-xs text-ink-faint">{t(certificates.statedText)}</p>
      </div>
      <IconButton icon={Trash2} label={t(remove.button(name))} onClick={() => setAsking(true)} />
      <AskDialog
        isOpen={isAsking}
        danger
        words={{ ...remove, title: removeStated.title }}
        change={change}
        onConfirm={() => change.mutate({ name })}
        onClose={() => setAsking(false)}
      >
        <p>{t(removeStated.text(name))}</p>
      </AskDialog>
    </li>
  )
}
