import { BadgeCheck, Download, FileText, Image, Trash2 } from 'lucide-react'
import { type Document, readDocument } from '#contract/documents.ts'
import { writeDate } from '#copy/dates.ts'
import { documents } from '#copy/documents/documents.ts'
import { parts } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { UserText } from '#web/ui/user-text.tsx'

type DocumentRowProps = { document: Document; onRemove: () => void }

/** An uploaded file with its name, status, link and remove button. */
export function DocumentRow({ document, onRemove }: DocumentRowProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, kind, name, type, bytes, uploadedAt, verified, may } = document
  const file = useFile(readDocument, {
    onRefused: (refused) => showFault(t, documents.file.notDownloaded, refused),
  })
  const facts = [
    `\u2068${shortTypes[type]}\u2069`,
    `\u2068${writeSize(language, bytes)}\u2069`,
    t(documents.file.uploadedOn(writeDate(language, new Date(uploadedAt), 'date'))),
  ]
  return (
    <li className="flex items-center gap-x-1 rounded-control border border-line py-1 ps-3.5 pe-1">
      <span className="me-2.5 text-link">
        <Icon of={type === 'application/pdf' ? FileText : Image} />
      </span>
      <div className="min-w-0 flex-1 py-2 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <UserText text={name} className="min-w-0 break-words font-medium text-ink" />
          {verified && (
            <Badge tone="confirmed" icon={BadgeCheck}>
              {t(documents.states.verified)}
            </Badge>
          )}
          {!verified && kind === 'certificate' && (
            <Badge tone="pending">{t(documents.certificates.waiting)}</Badge>
          )}
        </p>
        <p className="text-xs text-ink-faint">{facts.join(t(parts.comma))}</p>
      </div>
      <IconButton
        icon={Download}
        label={t(documents.file.download(name))}
        disabled={file.isPending}
        onClick={() => file.get({ id })}
      />
      {may.remove && <IconButton icon={Trash2} label={t(documents.remove.button(name))} onClick={onRemove} />}
    </li>
  )
}

const shortTypes: Record<Document['type'], string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
}
