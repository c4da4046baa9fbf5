import { type FormEvent, useState } from 'react'
import type { HealthGroup } from '#contract/health/kinds.ts'
import { requestAccess } from '#contract/health/visit.ts'
import { askAccess as words } from '#copy/health/ask-access.ts'
import { healthGroupWords } from '#copy/health/sharing.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { showToast } from '#web/ui/toast.ts'
import { writeOn } from '../write-on.ts'

type AskAccessProps = {
  patient: string
  withheld: readonly HealthGroup[]
  /** When the dietitian asked, as long as that bars another request. */
  askedAt: string | null
}

/** Asks the patient for parts of the record that are not shared. */
export function AskAccess({ patient, withheld, askedAt }: AskAccessProps) {
  const t = useWords()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  if (askedAt)
    return <p className="text-sm text-ink-soft">{t(words.asked(writeOn(language, new Date(askedAt))))}</p>
  return (
    <>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t(words.ask)}
      </Button>
      {isAsking && <AskDialog patient={patient} withheld={withheld} onClose={() => setAsking(false)} />}
    </>
  )
}

type AskDialogProps = Omit<AskAccessProps, 'askedAt'> & { onClose: () => void }

function AskDialog({ patient, withheld, onClose }: AskDialogProps) {
  const t = useWords()
  const [groups, setGroups] = useState<readonly HealthGroup[]>(withheld)
  const request = useChange(requestAccess, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.sent) })
      onClose()
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (groups.length > 0) request.mutate({ patient, groups: [...groups] })
  }
  return (
    <FormDialog
      isOpen
      size="md"
      words={{ title: words.title, confirm: words.send, busy: words.sending, keep: words.cancel }}
      form={{
        form: { onSubmit },
        busy: request.isPending,
        refused: request.error && t(wordsOfRefusal(request.error)),
      }}
      onClose={onClose}
    >
      <div className="grid gap-5 pb-5 text-ink">
        <p className="text-sm text-ink-soft">{t(words.text)}</p>
        <ChoiceChips
          legend={t(words.groups)}
          name="access-groups"
          options={withheld.map((value) => ({ value, label: t(healthGroupWords[value]) }))}
          value={[...groups]}
          onChange={setGroups}
          {...(groups.length === 0 && { error: t(words.none) })}
        />
      </div>
    </FormDialog>
  )
}
