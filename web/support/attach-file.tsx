import { FileText, X } from 'lucide-react'
import type { TicketFile } from '#contract/support/ticket.ts'
import { supportPages } from '#copy/support/pages.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { UploadFile } from '#web/ui/upload-file.tsx'

const words = supportPages.file

export type Attached = { file: TicketFile | null; onChange: (file: TicketFile | null) => void }

type AttachFileProps = Attached & {
  send: (name: string, body: Blob, onProgress: (percent: number) => void) => Promise<{ file: TicketFile }>
}

/** One file of a message. It is sent ahead, so that the server has checked it before the message is sent. */
export function AttachFile({ file, onChange, send }: AttachFileProps) {
  const t = useWords()
  const language = useLanguage()
  if (!file)
    return <UploadFile words={words} send={async (...chosen) => onChange((await send(...chosen)).file)} />
  return (
    <p className="flex items-center gap-3 rounded-control border border-line bg-sunken px-3 py-1.5 text-sm">
      <Icon of={FileText} className="text-ink-faint" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-medium">{file.name}</bdi>
        <bdi className="block text-xs text-ink-soft">{writeSize(language, file.bytes)}</bdi>
      </span>
      <IconButton icon={X} label={t(words.remove(file.name))} onClick={() => onChange(null)} />
    </p>
  )
}
