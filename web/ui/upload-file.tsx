import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import type { Word } from '#copy/word.ts'
import { ApiError } from '#web/app/api-error.ts'
import { acceptedEndings, faultOf, typeOf } from '#web/lib/check-file.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { FaultLine } from './fault-line.tsx'
import { FileButton } from './file-button.tsx'
import { Icon } from './icon.tsx'
import { Progress } from './progress.tsx'

type UploadFileProps = {
  words: { readonly add: Word; readonly help: Word; readonly sending: Word; readonly refused: Word }
  send: (name: string, body: Blob, onProgress: (percent: number) => void) => Promise<void>
}

/** A button that sends one document at once, its progress, and why a document was refused. */
export function UploadFile({ words, send }: UploadFileProps) {
  const t = useWords()
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
      await send(chosen.name, typed, setPercent)
    } catch (reason) {
      const isRefused = reason instanceof ApiError && reason.code === 'file_refused'
      setFault(isRefused ? words.refused : wordsOfRefusal(reason))
    }
    setPercent(null)
  }

  return (
    <div className="flex flex-col gap-1.5">
      {percent === null ? (
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
