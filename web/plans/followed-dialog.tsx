import { adherence } from '#copy/plans/adherence.ts'
import { editorWords } from '#copy/plans/editor.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PatientAdherence } from './following/patient-adherence.tsx'

/** How a published plan is followed. Read only on demand, since each read is listed for the patient. */
export function FollowedDialog({ plan, onClose }: { plan: string; onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(adherence.followed)}
      size="md"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t(editorWords.close)}
        </Button>
      }
    >
      <PatientAdherence plan={plan} />
    </Dialog>
  )
}
