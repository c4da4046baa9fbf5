import { security } from '#copy/accounts/security/security.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { followSession } from '../follow-session.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { useFreshSecret } from './use-fresh-secret.ts'
import type { ShownCodes } from './use-shown-codes.ts'

const AuthenticatorStep = lazyPart(() => import('./authenticator-step.tsx'), 'AuthenticatorStep')

type SecondFactorDialogProps = {
  email: string
  secret: ReturnType<typeof useFreshSecret>
  shown: ShownCodes
}

/** Shows the secret during the setup, then the recovery codes. */
export function SecondFactorDialog(props: SecondFactorDialogProps) {
  const { email, secret, shown } = props
  const t = useWords()
  const { fresh, drop } = secret

  const leave = () => {
    if (shown.areShown) shown.leave()
    else drop()
  }

  return (
    <Dialog
      isOpen={shown.areShown || fresh !== null}
      onOpenChange={(open) => !open && leave()}
      title={t(shown.areShown ? security.recoveryCodes.title : security.setUp.title)}
      size="md"
    >
      {shown.areShown ? (
        <RecoveryCodes email={email} shown={shown} onDone={leave} />
      ) : (
        fresh && (
          <AuthenticatorStep
            {...fresh}
            email={email}
            onOn={(codes) => {
              shown.show(codes)
              drop()
              followSession('mfa_challenge_verified')
            }}
            onCancel={drop}
          />
        )
      )}
    </Dialog>
  )
}
