import { useId } from 'react'
import type { Service } from '#contract/services.ts'
import { drafts } from '#copy/drafts.ts'
import { services } from '#copy/services.ts'
import { Link } from '#web/lib/link.tsx'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DraftNote } from '#web/ui/draft-note.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { ServiceFields } from './service-fields.tsx'
import type { NewService } from './service-form.ts'
import type { Wording } from './use-service-form.ts'
import { useServiceForm } from './use-service-form.ts'

type ServiceDialogProps = { service: Service | NewService; wording: Wording; onClose: () => void }

/** The form of a service, new or existing. */
export function ServiceDialog({ service, wording, onClose }: ServiceDialogProps) {
  const t = useWords()
  const words = services.form
  const id = useId()
  const form = useServiceForm(service, wording, onClose)

  const [first, focusFirst] = useFocusAfter<HTMLInputElement>()
  const discard = () => {
    form.reset()
    focusFirst()
  }
  const close = () => {
    if (!form.busy) onClose()
  }
  const cancel = () => {
    if (form.busy) return
    form.reset()
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && close()}
      title={t('id' in service ? words.editTitle : words.addTitle)}
      size="md"
      actions={
        <>
          <Button
            type="submit"
            form={id}
            disabled={!form.isFilled}
            busy={form.busy}
            busyText={t(words.saving)}
          >
            {t(words.save)}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            {t(words.cancel)}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id} method="dialog">
        {form.draftAt !== null && (
          <DraftNote since={form.draftAt} onDiscard={discard} words={drafts.notSaved} />
        )}
        <ServiceFields form={form} first={first} />
        <FaultLine>
          {form.refused}
          {form.needsAddress && (
            <Link to="/dietitian/profile?tab=personal" className={linkClass}>
              {t(words.toAddress)}
            </Link>
          )}
        </FaultLine>
      </form>
    </Dialog>
  )
}

const linkClass =
  'flex min-h-11 w-fit items-center font-medium text-link underline decoration-current/40 underline-offset-4'
