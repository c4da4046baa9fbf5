import type { Service } from '#contract/services.ts'
import { drafts } from '#copy/drafts.ts'
import { services } from '#copy/services.ts'
import { Link } from '#web/lib/link.tsx'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { DraftNote } from '#web/ui/draft-note.tsx'
import { ServiceFields } from './service-fields.tsx'
import type { NewService } from './service-form.ts'
import type { Wording } from './use-service-form.ts'
import { useServiceForm } from './use-service-form.ts'

type ServiceDialogProps = { service: Service | NewService; wording: Wording; onClose: () => void }

/** The form of a service, new or existing. */
export function ServiceDialog({ service, wording, onClose }: ServiceDialogProps) {
  const t = useWords()
  const words = services.form
  const form = useServiceForm(service, wording, onClose)

  const [first, focusFirst] = useFocusAfter<HTMLInputElement>()
  const discard = () => {
    form.reset()
    focusFirst()
  }
  const cancel = () => {
    if (form.busy) return
    form.reset()
    onClose()
  }

  return (
    <FormDialog
      isOpen
      size="md"
      words={{
        title: 'id' in service ? words.editTitle : words.addTitle,
        confirm: words.save,
        busy: words.saving,
        keep: words.cancel,
      }}
      form={{
        ...form,
        refused: form.needsAddress ? (
          <>
            {form.refused}
            <Link to="/dietitian/profile?tab=personal" className={linkClass}>
              {t(words.toAddress)}
            </Link>
          </>
        ) : (
          form.refused
        ),
      }}
      disabled={!form.isFilled}
      onClose={onClose}
      onCancel={cancel}
    >
      {form.draftAt !== null && (
        <DraftNote since={form.draftAt} onDiscard={discard} words={drafts.notSaved} />
      )}
      <ServiceFields form={form} first={first} />
    </FormDialog>
  )
}

const linkClass =
  'flex min-h-11 w-fit items-center font-medium text-link underline decoration-current/40 underline-offset-4'
