import type { MessageFile } from '#contract/messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileView } from '#web/ui/viewer/file-view.tsx'

type FileDialogProps = { file: MessageFile; address: string; onClose: () => void }

/** A file of a message, with zoom. */
export const FileDialog = ({ file: { name, type }, address, onClose }: FileDialogProps) => (
  <Dialog isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={name}>
    <FileView address={address} name={name} type={type} />
  </Dialog>
)
