import { type ComponentProps, useId } from 'react'
import { security } from '#copy/accounts/security/security.ts'
import { setSession } from '#web/app/session.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useFirstFocus } from '../use-first-focus.ts'
import { AccountName } from './account-name.tsx'
import { blameForCode, CodeField } from './code-field.tsx'
import { useHasSecondFactor } from './use-has-second-factor.ts'

type ProofDialogProps = { isOpen: boolean; onShown: () => void; onCancel: () => void }

/** Asks for the password, and a code if two-factor is on, before a sensitive change. */
export function ProofDialog({ isOpen, onShown, onCancel }: ProofDialogProps) {
  const t = useWords()
  const words = security.proof
  const id = useId()
  const { form, busy, refused, control, error, reset } = useForm({
    bind: bindProof,
    start: { password: '', code: '' },
    blame: {
      ...blameForCode,
      wrong_credentials: { field: 'password', words: words.wrong },
    },
    onDone: ({ session }) => {
      setSession(session, 'token_refreshed')
      onShown()
    },
  })

  const hasSecond = useHasSecondFactor() || error('code') !== undefined

  const cancel = () => {
    if (busy) return
    reset()
    onCancel()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && cancel()}
      title={t(words.title)}
      actions={
        <>
          <Button type="submit" form={id} busy={busy} busyText={t(words.confirming)}>
            {t(words.confirm)}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            {t(words.cancel)}
          </Button>
        </>
      }
    >
      <p>{t(hasSecond ? words.textWithCode : words.text)}</p>
      <form {...form} id={id} method="dialog" className="mt-4 grid gap-5">
        <AccountName />
        <Field label={t(words.password)} error={error('password')}>
          <FocusedPassword {...control('password')} autoComplete="current-password" />
        </Field>
        {hasSecond && <CodeField {...control('code')} error={error('code')} />}
        <FaultLine>{refused}</FaultLine>
      </form>
    </Dialog>
  )
}

/** Mounted when the dialog opens, which takes the focus only if nothing inside has it. */
function FocusedPassword(props: ComponentProps<typeof PasswordInput>) {
  return <PasswordInput {...props} ref={useFirstFocus<HTMLInputElement>()} />
}

async function bindProof() {
  const { provePassword } = await import('#contract/accounts/sign-in.ts')
  return { route: provePassword, schema: provePassword.body }
}
