import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { security } from '#copy/accounts/security/security.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.ts'
import { followSession } from '../follow-session.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useFreshSecret } from './use-fresh-secret.ts'
import { useShownCodes } from './use-shown-codes.ts'

const AuthenticatorStep = lazyPart(() => import('./authenticator-step.tsx'), 'AuthenticatorStep')

/** Shown in place of a portal whose role requires two-factor, until it is set up. */
export function SecondFactorSetup() {
  const t = useWords()
  const words = security.setUp
  const email = useSignedIn()?.user.email ?? ''
  const { fresh, busy, begin, drop } = useFreshSecret()
  const shown = useShownCodes()
  const title = useRef<HTMLHeadingElement>(null)
  const step = shown.areShown ? 'codes' : fresh ? 'scan' : 'begin'
  const lastStep = useRef<string>(step)

  useEffect(() => {
    if (lastStep.current !== step && step !== 'codes') title.current?.focus()
    lastStep.current = step
  }, [step])

  /** Updates the session only now: as soon as it says that nothing is due, the portal opens and the codes disappear. */
  const leave = async () => {
    if (!shown.leave()) return
    showToast({ tone: 'success', title: t(words.done) })
    await followSession('mfa_challenge_verified')
  }

  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6 sm:py-16">
      <span className="grid size-14 place-items-center rounded-card bg-tint text-on-tint">
        <Icon of={ShieldCheck} />
      </span>
      <h1 ref={title} tabIndex={-1} className="mt-5 text-xl display">
        {t(shown.areShown ? security.recoveryCodes.title : words.dueTitle)}
      </h1>
      {!shown.areShown && <p className="mt-2 text-ink-soft">{t(words.dueText)}</p>}
      {shown.areShown ? (
        <Card className="mt-6 text-sm text-ink-soft">
          <RecoveryCodes email={email} shown={shown} onDone={leave} />
        </Card>
      ) : fresh ? (
        <Card className="mt-6 text-sm text-ink-soft">
          <AuthenticatorStep
            {...fresh}
            email={email}
            onOn={(codes) => {
              shown.show(codes)
              drop()
            }}
            onCancel={drop}
          />
        </Card>
      ) : (
        <Button
          size="lg"
          className="mt-7"
          busy={busy}
          busyText={t(security.secondFactor.preparing)}
          onClick={begin}
        >
          {t(words.begin)}
        </Button>
      )}
    </div>
  )
}
