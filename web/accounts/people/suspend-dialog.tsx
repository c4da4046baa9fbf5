import { useState } from 'react'
import * as z from 'zod/mini'
import type { Person } from '#contract/accounts/people.ts'
import { accountSuspensionForm, countAhead, suspendPerson } from '#contract/accounts/suspension.ts'
import { people as words } from '#copy/accounts/people.ts'
import { security } from '#copy/accounts/security/security.ts'
import { useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type SuspendDialogProps = {
  person: Person
  name: string
  onClose: () => void
  onDone: (person: Person) => void
}

/** Asks for a reason and states the consequences, also for confirmed appointments. */
export function SuspendDialog({ person, name, onClose, onDone }: SuspendDialogProps) {
  const t = useWords()
  const { suspend } = words
  const { data } = useRead(countAhead, { id: person.id })
  const ahead = data ? data.asPatient + data.asDietitian : 0
  const [isCancelling, setCancelling] = useState(false)
  const form = useForm({
    bind: async () => ({
      route: suspendPerson,
      schema: z.extend(accountSuspensionForm, suspendPerson.params.shape),
    }),
    start: {
      id: person.id,
      reason: '',
      // In both languages, because the recipients read one or the other.
      othersAreTold: `${suspend.prepared.en}\n${suspend.prepared.ar}`,
    },
    along: ({ othersAreTold }) => ({
      // An empty message is sent as a blank, so that the server requires one; without the field nothing would be
      // cancelled.
      othersAreTold: isCancelling ? othersAreTold || ' ' : '',
    }),
    onDone: (output) => onDone(output.person),
  })
  return (
    <FormDialog
      isOpen
      urgent
      danger
      size="md"
      words={{
        title: suspend.title(name),
        confirm: suspend.confirm,
        busy: suspend.busy,
        keep: security.cancel,
      }}
      form={form}
      onClose={onClose}
    >
      <p>{t(suspend.text)}</p>
      <div className="mt-5 grid gap-5">
        <Field label={t(suspend.reason)} help={t(suspend.reasonHelp)} error={form.error('reason')}>
          <TextArea {...form.control('reason')} rows={4} maxLength={1000} />
        </Field>
        {ahead > 0 && (
          <RadioCards
            legend={t(suspend.ahead(ahead))}
            name="ahead"
            options={[
              { value: 'keep', label: t(suspend.keep), description: t(suspend.keepText) },
              { value: 'cancel', label: t(suspend.cancel), description: t(suspend.cancelText) },
            ]}
            value={isCancelling ? 'cancel' : 'keep'}
            onChange={(value) => setCancelling(value === 'cancel')}
          />
        )}
        {isCancelling && (
          <Field label={t(suspend.told)} error={form.error('othersAreTold')}>
            <TextArea
              {...form.control('othersAreTold')}
              rows={4}
              maxLength={500}
              className="[unicode-bidi:plaintext]"
            />
          </Field>
        )}
      </div>
    </FormDialog>
  )
}
