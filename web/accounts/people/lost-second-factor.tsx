import { useEffect, useRef, useState } from 'react'
import { resetSecondFactor } from '#contract/accounts/people.ts'
import { people } from '#copy/accounts/people.ts'
import { call } from '#web/lib/call.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { followSession } from '../follow-session.ts'
import { SettingsRow } from '../security/settings-row.tsx'
import type { Proof } from '../security/use-proof.tsx'
import { useAttempt } from '../use-attempt.ts'
import { useSignedIn } from '../use-signed-in.ts'
import type { Person } from './person-view.ts'

type LostSecondFactorProps = { person: Person; proof: Proof; onChanged: (person: Person) => void }

/** The last way in for somebody who has lost the phone and the recovery codes. */
export function LostSecondFactor({ person, proof, onChanged }: LostSecondFactorProps) {
  const t = useWords()
  const words = people.secondFactor
  const title = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const reset = useAttempt()
  const isOwn = useSignedIn()?.user.id === person.id

  // The button that was pressed goes with what it took away.
  const wasOn = useRef(person.secondFactor)
  useEffect(() => {
    if (wasOn.current && !person.secondFactor) title.current?.focus()
    wasOn.current = person.secondFactor
  }, [person.secondFactor])

  const act = async () => {
    const answer = await reset.attempt(() =>
      proof.withProof(() => call(resetSecondFactor, { id: person.id })),
    )
    if (!answer) return
    setAsking(false)
    showToast({ tone: 'success', title: t(words.done(person.name)) })
    onChanged(answer.person)
    if (isOwn) await followSession('user_updated')
  }

  return (
    <section className="mt-3 border-t border-line pt-5">
      <SettingsRow
        action={
          person.secondFactor && (
            <Button
              variant="secondary"
              size="sm"
              className="text-danger-ink!"
              onClick={() => setAsking(true)}
            >
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
      <ConfirmDialog
        isOpen={isAsking}
        title={t(words.ask.title(person.name))}
        confirm={t(words.reset)}
        busyText={t(words.busy)}
        danger
        attempt={reset}
        onConfirm={act}
        onClose={() => setAsking(false)}
      >
        {t(words.ask.text)}
      </ConfirmDialog>
    </section>
  )
}
