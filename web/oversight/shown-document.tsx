import { readDocument } from '#contract/documents.ts'
import type { Application } from '#contract/oversight/practices.ts'
import { writeDate } from '#copy/dates.ts'
import { viewer } from '#copy/oversight/viewer.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { FileView } from '#web/ui/viewer/file-view.tsx'

type ShownDocumentProps = { document: Application['documents'][number]; onShown: () => void }

export function ShownDocument({ document, onShown }: ShownDocumentProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, name, type, uploadedAt } = document
  return (
    <>
      <FileView address={readDocument.path.replace(':id', id)} name={name} type={type} onShown={onShown} />
      <p className="px-5 py-3 text-xs text-ink-faint sm:px-6">
        <UserText text={name} className="break-words" />
        {' · '}
        {t(viewer.uploaded(writeDate(language, new Date(uploadedAt), 'date')))}
      </p>
    </>
  )
}
