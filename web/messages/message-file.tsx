import { Download, FileText, ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { MessageFile } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { later } from '#web/later.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { Icon } from '#web/ui/icon.tsx'

const addressOf = (id: string) => `/api/message-files/${id}/content`

/** A picture as it is, which opens; anything else by its name, to be taken along. */
export function MessageFileView({ file }: { file: MessageFile }) {
  return file.type === 'application/pdf' ? <OtherFile file={file} /> : <Picture file={file} />
}

function OtherFile({ file: { id, name, bytes } }: { file: MessageFile }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <a
      href={addressOf(id)}
      download
      className="flex min-h-13 items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 transition-colors hover:border-line-control"
    >
      <span className="text-danger-ink">
        <Icon of={FileText} />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="sr-only">{t(words.file.download)}: </span>
        <bdi className="block truncate font-medium">{name}</bdi>
        <span className="block text-xs text-ink-soft">
          <bdi>PDF</bdi> · <bdi>{writeSize(language, bytes)}</bdi>
        </span>
      </span>
      <Icon of={Download} small className="text-ink-faint" />
    </a>
  )
}

function Picture({ file }: { file: MessageFile }) {
  const t = useWords()
  const [isBroken, setBroken] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { id, name, width, height } = file
  if (isBroken)
    return (
      <p className="flex items-center gap-2 rounded-control bg-sunken px-3 py-4 text-sm text-ink-soft">
        <Icon of={ImageOff} small />
        {t(words.file.broken)}
      </p>
    )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t(words.file.open(name))}
        onClick={() => setOpen(true)}
        className="block overflow-clip rounded-control"
      >
        <img
          src={addressOf(id)}
          alt={t(words.file.picture(name))}
          // Its room is kept before it has come, so that nothing moves.
          {...(width && height && { width, height })}
          decoding="async"
          onError={() => setBroken(true)}
          className="h-auto max-h-80 w-auto max-w-full bg-sunken object-contain"
        />
      </button>
      {isOpen && <PictureDialog file={file} src={addressOf(id)} onClose={() => setOpen(false)} />}
    </>
  )
}

const PictureDialog = later(() => import('./picture-dialog.tsx'), 'PictureDialog', null)
