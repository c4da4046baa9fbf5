import { useState } from 'react'
import { chooseQuestionnaireServices, type OwnQuestionnaire } from '#contract/screening/own.ts'
import type { Service } from '#contract/services.ts'
import { ownPages } from '#copy/screening/own.ts'
import { useChange } from '#web/app/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'

type OwnServicesDialogProps = { own: OwnQuestionnaire; services: readonly Service[]; onClose: () => void }

/** Chooses the services whose bookings send a questionnaire. */
export function OwnServicesDialog({ own, services, onClose }: OwnServicesDialogProps) {
  const t = useWords()
  const words = ownPages.services
  const [chosen, setChosen] = useState(() =>
    services.flatMap(({ id }) => (own.services.includes(id) ? [id] : [])),
  )
  const change = useChange(chooseQuestionnaireServices, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.saved) })
      onClose()
    },
  })
  return (
    <ActionDialog
      isOpen
      size="md"
      words={{
        title: words.title,
        confirm: words.save,
        busy: ownPages.form.saving,
        keep: ownPages.form.cancel,
      }}
      button={{
        disabled: services.length === 0,
        onClick: () => change.mutate({ id: own.id, services: chosen }),
      }}
      busy={change.isPending}
      onClose={onClose}
    >
      <p className="font-medium text-ink">
        <UserText text={own.title} />
      </p>
      <p className="mt-1 mb-4">{t(words.text)}</p>
      {services.length === 0 ? (
        <p>{t(words.none)}</p>
      ) : (
        <Field isGroup label={t(words.which)}>
          <div>
            {services.map(({ id, name, otherName }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen((before) =>
                    target.checked ? [...before, id] : before.filter((each) => each !== id),
                  )
                }
              >
                <UserText text={name} other={otherName} />
              </Checkbox>
            ))}
          </div>
        </Field>
      )}
      <FaultLine>{change.error && t(wordsOfRefusal(change.error))}</FaultLine>
    </ActionDialog>
  )
}
