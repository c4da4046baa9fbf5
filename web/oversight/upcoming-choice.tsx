import { upcoming } from '#copy/oversight/upcoming.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { useReasonForm } from './use-reason-form.ts'

type UpcomingChoiceProps = { count: number } & Pick<
  ReturnType<typeof useReasonForm>,
  'isCancelling' | 'setCancelling' | 'control' | 'error'
>

/** A suspended dietitian has confirmed appointments, so the admin decides about them and the patients are notified. */
export function UpcomingChoice({ count, isCancelling, setCancelling, control, error }: UpcomingChoiceProps) {
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
