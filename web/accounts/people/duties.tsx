import { useId, useState } from 'react'
import { changeDuties, type Person } from '#contract/accounts/people.ts'
import { type Duty, duties } from '#contract/accounts/role.ts'
import { dutyWords as words } from '#copy/accounts/duties.ts'
import { security } from '#copy/accounts/security/security.ts'
import { useChange } from '#web/app/query.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { showToast } from '#web/ui/toast.ts'
import { followSession } from '../follow-session.ts'
import { useSignedIn } from '../use-signed-in.ts'

type PersonDutiesProps = {
  person: Person
  onChanged: (person: Person) => void
}

/** The duties of an admin, which owners can change. */
export function PersonDuties({ person, onChanged }: PersonDutiesProps) {
  const t = useWords()
  const { name: personName } = localizedName(useLanguage(), person)
  const { has } = useDuties()
  const id = useId()
  const [chosen, setChosen] = useState<readonly Duty[]>([])
  const [isAsking, setAsking] = useState(false)
  const isOwn = useSignedIn()?.user.id === person.id
  const change = useChange(changeDuties, {
    onDone: (output) => {
      setAsking(false)
      showToast({ tone: 'success', title: t(words.changed(personName)) })
      onChanged(output.person)
      if (isOwn) followSession('user_updated')
    },
  })
  const ask = () => {
    setChosen(person.duties)
    setAsking(true)
  }
  return (
    <section aria-labelledby={id} className="mt-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h4 id={id} className="min-w-0 flex-1 font-semibold text-ink">
          {t(words.title)}
        </h4>
        {has('owner') && (
          <Button variant="secondary" size="sm" onClick={ask}>
            {t(words.change)}
          </Button>
        )}
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {person.duties.map((duty) => (
          <li key={duty}>
            <Badge tone="tint">{t(words.names[duty])}</Badge>
          </li>
        ))}
      </ul>
      <AskDialog
        isOpen={isAsking}
        words={{
          title: words.ask(personName),
          confirm: words.change,
          busy: words.changing,
          keep: security.cancel,
        }}
        change={change}
        onConfirm={() => change.mutate({ id: person.id, duties: [...chosen] })}
        onClose={() => setAsking(false)}
      >
        <p>{t(words.askText)}</p>
        <DutyChoice chosen={chosen} onChange={setChosen} />
        {isOwn && !chosen.includes('owner') && <p className="mt-2">{t(words.ownLoss)}</p>}
      </AskDialog>
    </section>
  )
}

type DutyChoiceProps = { chosen: readonly Duty[]; onChange: (duties: readonly Duty[]) => void }

/** The duty of an owner includes all others. */
export function DutyChoice({ chosen, onChange }: DutyChoiceProps) {
  const t = useWords()
  const isOwner = chosen.includes('owner')
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-medium text-ink">{t(words.choose)}</legend>
      {duties.map((duty) => (
        <Checkbox
          key={duty}
          checked={chosen.includes(duty) || isOwner}
          disabled={isOwner && duty !== 'owner'}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, duty] : chosen.filter((each) => each !== duty))
          }
        >
          {t(words.names[duty])}
          <span className="block text-xs text-ink-soft">{t(words.may[duty])}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
