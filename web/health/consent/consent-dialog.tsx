import { healthConsentWords } from '#copy/health/consent.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConsentCard } from './consent-card.tsx'

type ConsentDialogProps = { onGiven: (() => void) | undefined; onClose: () => void }

export function ConsentDialog({ onGiven, onClose }: ConsentDialogProps) {
  const t = useWords()
  return (
    <Dialog
      isOpen
      urgent
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={t(healthConsentWords.title)}
    >
      <ConsentCard onGiven={onGiven} />
    </Dialog>
  )
}
