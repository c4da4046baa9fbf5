import { useEffect, useRef, useState } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { resetSecondFactor } from '#contract/accounts/people.ts'
import { people } from '#copy/accounts/people.ts'
import { security } from '#copy/accounts/security/security.ts'
import { useChange } from '#web/app/query.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { followSession } from '../follow-session.ts'
import { SettingsRow } from '../security/settings-row.tsx'
import { useSignedIn } from '../use-signed-in.ts'

type LostSecondFactorProps = {
  person: Person
  onChanged: (person: Person) => void
}

/** The last resort for a person who has lost both the phone and the recovery codes. */
export function LostSecondFactor({ person, onChanged }: LostSecondFactorProps) {
  const t = useWords()
  const { name: personName } = localizedName(useLanguage(), person)
  const words = people.secondFactor
  const title = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { has } = useDuties()
  const isOwn = useSignedIn()?.user.id === person.id

  // The pressed button disappears once two-factor is off.
  const wasOn = useRef(person.secondFactor)
  useEffect(() => {
    if (wasOn.current && !person.secondFactor) title.current?.focus()
    wasOn.current = person.secondFactor
  }, [person.secondFactor])

  const resetting = useChange(resetSecondFactor, {
    onDone: (output) => {
      setAsking(false)
      showToast({ tone: 'success', title: t(words.done(personName)) })
      onChanged(output.person)
      if (isOwn) followSession('user_updated')
    },
  })

  return (
    <section className="mt-3 border-t border-line pt-5">
      <SettingsRow
        action={
          person.secondFactor &&
          has('owner') && (
            <Button variant="secondary-danger" size="sm" onClick={() => setAsking(true)}>
              {t(words.reset)}
            </Button>
          )
        }
      >
        <h4 ref={title} tabIndex={-1} className="font-semibold text-ink">
          {t(words.title)}
        </h4>
        <p className="mt-0.5 text-ink-soft">{t(person.secondFactor ? words.on : words.off)}</p>
      </SettingsRow>
      <AskDialog
        isOpen={isAsking}
        words={{
          title: words.ask.title(personName),
          confirm: words.reset,
          busy: words.busy,
          keep: security.cancel,
        }}
        danger
        change={resetting}
        onConfirm={() => resetting.mutate({ id: person.id })}
        onClose={() => setAsking(false)}
      >
        {t(words.ask.text)}
      </AskDialog>
    </section>
  )
}
