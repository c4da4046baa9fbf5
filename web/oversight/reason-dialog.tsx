import { type Application, type ApplicationList, listUpcoming } from '#contract/oversight/practices.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { rejectReasons, suspendReasons } from '#copy/oversight/reasons.ts'
import { upcoming } from '#copy/oversight/upcoming.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { PreparedReasons } from './prepared-reasons.tsx'
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

type UpcomingChoiceProps = { count: number } & Pick<
  ReturnType<typeof useReasonForm>,
  'isCancelling' | 'setCancelling' | 'control' | 'error'
>

/** A suspended dietitian has confirmed appointments, so the admin decides about them and the patients are notified. */
function UpcomingChoice({ count, isCancelling, setCancelling, control, error }: UpcomingChoiceProps) {
  const t = useWords()
  const { choice, told } = upcoming
  return (
    <>
      <RadioCards
        legend={t(choice.legend(count))}
        name="upcoming"
        options={[
          { value: 'keep', label: t(choice.keep), description: t(choice.keepText) },
          { value: 'cancel', label: t(choice.cancel), description: t(choice.cancelText) },
        ]}
        value={isCancelling ? 'cancel' : 'keep'}
        onChange={(value) => setCancelling(value === 'cancel')}
      />
      {isCancelling && (
        <Field label={t(told.label)} help={t(told.help)} error={error('patientsAreTold')}>
          <TextArea
            {...control('patientsAreTold')}
            rows={4}
            maxLength={500}
            className="[unicode-bidi:plaintext]"
          />
        </Field>
      )}
    </>
  )
}
