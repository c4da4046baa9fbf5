import { FileText, Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import type { TicketFile } from '#contract/support/ticket.ts'
import { supportPages } from '#copy/support/pages.ts'
import type { Word } from '#copy/word.ts'
import { ApiError } from '#web/app/api-error.ts'
import { acceptedEndings, faultOf, typeOf } from '#web/lib/check-file.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'

const words = supportPages.file

export type Attached = { file: TicketFile | null; onChange: (file: TicketFile | null) => void }

type AttachFileProps = Attached & {
  send: (name: string, body: Blob, onProgress: (percent: number) => void) => Promise<{ file: TicketFile }>
}

/** One file of a message. It is sent ahead, so that the server has checked it before the message is sent. */
export function AttachFile({ file, onChange, send }: AttachFileProps) {
  const t = useWords()
  const language = useLanguage()
  const [percent, setPercent] = useState<number | null>(null)
  const [fault, setFault] = useState<Word | null>(null)

  const choose = async ([chosen]: readonly File[]) => {
    if (!chosen || percent !== null) return
    const wrong = faultOf(chosen)
    setFault(wrong)
    if (wrong) return
    setPercent(0)
    const typed = new Blob([chosen], { type: typeOf(chosen.name) ?? chosen.type })
    try {
      const sent = await send(chosen.name, typed, setPercent)
      onChange(sent.file)
    } catch (reason) {
      const isRefused = reason instanceof ApiError && reason.code === 'file_refused'
      setFault(isRefused ? words.refused : wordsOfRefusal(reason))
    }
    setPercent(null)
  }

  return (
    <div className="flex flex-col gap-1.5">
      {file ? (
        <p className="flex items-center gap-3 rounded-control border border-line bg-sunken px-3 py-1.5 text-sm">
          <Icon of={FileText} className="text-ink-faint" />
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-medium">{file.name}</bdi>
            <bdi className="block text-xs text-ink-soft">{writeSize(language, file.bytes)}</bdi>
          </span>
          <IconButton icon={X} label={t(words.remove(file.name))} onClick={() => onChange(null)} />
        </p>
      ) : percent === null ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FileButton accept={acceptedEndings} size="sm" onFiles={choose}>
            <Icon of={Paperclip} small />
            {t(words.add)}
          </FileButton>
          <span className="text-xs text-ink-faint">{t(words.help)}</span>
        </div>
      ) : (
        <Progress label={t(words.sending)} percent={percent} />
      )}
      <FaultLine>{fault && t(fault)}</FaultLine>
    </div>
  )
}
