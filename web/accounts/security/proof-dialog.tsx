import type { ComponentProps } from 'react'
import { security } from '#copy/accounts/security/security.ts'
import { setSession } from '#web/app/session.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
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
  const form = useForm({
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

  const { control, error, reset } = form
  const hasSecond = useHasSecondFactor() || error('code') !== undefined

  const cancel = () => {
    reset()
    onCancel()
  }

  return (
    <FormDialog
      isOpen={isOpen}
      words={{ title: words.title, confirm: words.confirm, busy: words.confirming, keep: words.cancel }}
      form={form}
      onClose={cancel}
    >
      <p>{t(hasSecond ? words.textWithCode : words.text)}</p>
      <div className="mt-4 grid gap-5 pb-5">
        <AccountName />
        <Field label={t(words.password)} error={error('password')}>
          <FocusedPassword {...control('password')} autoComplete="current-password" />
        </Field>
        {hasSecond && <CodeField {...control('code')} error={error('code')} />}
      </div>
    </FormDialog>
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
