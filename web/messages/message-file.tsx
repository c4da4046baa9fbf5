import { FileText, ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { MessageFile } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'

/** A picture is shown, a PDF by its name; both open in a dialog. */
export function MessageFileView({ file }: { file: MessageFile }) {
  const t = useWords()
  const language = useLanguage()
  const [isBroken, setBroken] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { id, name, type, bytes, width, height } = file
  const address = `/api/message-files/${id}/content`
  const opener = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-label': t(words.file.open(name)),
    onClick: () => setOpen(true),
  } as const
  if (isBroken)
    return (
      <p className="flex items-center gap-2 rounded-control bg-sunken px-3 py-4 text-sm text-ink-soft">
        <Icon of={ImageOff} small />
        {t(words.file.broken)}
      </p>
    )
  return (
    <>
      {type === 'application/pdf' ? (
        <button
          {...opener}
          className="flex min-h-13 w-full items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 text-start transition-colors hover:border-line-control"
        >
          <span className="text-danger-ink">
            <Icon of={FileText} />
          </span>
          <span className="min-w-0 flex-1 text-sm">
            <UserText text={name} className="block truncate font-medium" />
            <span className="block text-xs text-ink-soft">
              <bdi>PDF</bdi> · <bdi>{writeSize(language, bytes)}</bdi>
            </span>
          </span>
        </button>
      ) : (
        <button {...opener} className="block overflow-clip rounded-control">
          <img
            src={address}
            alt={t(words.file.picture(name))}
            // Reserves the picture's space before it has loaded, so that nothing moves.
            {...(width && height && { width, height })}
            decoding="async"
            onError={() => setBroken(true)}
            className="h-auto max-h-80 w-auto max-w-full bg-sunken object-contain"
          />
        </button>
      )}
      {isOpen && <FileDialog file={file} address={address} onClose={() => setOpen(false)} />}
    </>
  )
}

const FileDialog = lazyPart(() => import('./file-dialog.tsx'), 'FileDialog', null)
