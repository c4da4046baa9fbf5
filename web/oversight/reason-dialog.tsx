import { type Application, type ApplicationList, listUpcoming } from '#contract/oversight/practices.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { rejectReasons, suspendReasons } from '#copy/oversight/reasons.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { PreparedReasons } from './prepared-reasons.tsx'
import { UpcomingChoice } from './upcoming-choice.tsx'
import { type ReasonedDecision, useReasonForm } from './use-reason-form.ts'

type ReasonDialogProps = {
  does: ReasonedDecision
  application: Application
  list: ApplicationList
  onClose: () => void
}

/** Asks for the reason, and states the consequences. */
export function ReasonDialog({ does, application, list, onClose }: ReasonDialogProps) {
  const t = useWords()
  const words = decisions[does]
  const form = useReasonForm(does, application, list, onClose)
  const { control, error, values, set } = form
  const { data } = useRead(listUpcoming, { id: application.id }, { enabled: does === 'suspend' })
  return (
    <FormDialog
      isOpen
      urgent
      danger
      size="md"
      words={{
        title: words.title(application.name),
        confirm: words.button,
        busy: words.busy,
        keep: decisions.cancel,
      }}
      form={form}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      {application.status === 'approved' && application.submittedAt && (
        <p className="mt-2">{t(words.renewal)}</p>
      )}
      <div className="mt-5 grid gap-5">
        <PreparedReasons
          reasons={does === 'reject' ? rejectReasons : suspendReasons}
          theirs={application.language}
          onChoose={(text) => set('reason', joined(String(values.reason), text))}
        />
        <Field label={t(decisions.reason.label)} help={t(decisions.reason.help)} error={error('reason')}>
          <TextArea {...control('reason')} rows={5} maxLength={1000} />
        </Field>
        {does === 'suspend' && data && data.count > 0 && <UpcomingChoice {...form} count={data.count} />}
      </div>
    </FormDialog>
  )
}

const joined = (written: string, text: string) =>
  written.includes(text.trim()) ? written : [written.trim(), text].filter(Boolean).join('\n')
