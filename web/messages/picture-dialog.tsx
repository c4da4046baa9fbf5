import { Download } from 'lucide-react'
import type { MessageFile } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

type PictureDialogProps = { file: MessageFile; src: string; onClose: () => void }

/** A picture as large as there is room for. */
export function PictureDialog({ file, src, onClose }: PictureDialogProps) {
  const t = useWords()
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={file.name}
      actions={
        <a href={src} download={file.name} className={buttonClass('secondary')}>
          <Icon of={Download} small />
          {t(words.file.download)}
        </a>
      }
    >
      <img
        src={src}
        alt={t(words.file.picture(file.name))}
        className="mx-auto max-h-[70dvh] rounded-control object-contain"
      />
    </Dialog>
  )
}
