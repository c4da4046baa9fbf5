import { security } from '#copy/accounts/security/security.ts'
import { setSession } from '#web/app/session.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { FormButtons } from '../form-buttons.tsx'
import { useFirstFocus } from '../use-first-focus.ts'
import { AccountName } from './account-name.tsx'
import { blameForCode, CodeField } from './code-field.tsx'
import { useHasSecondFactor } from './use-has-second-factor.ts'

/** The current password, and the new one twice. */
export function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useWords()
  const words = security.password
  const first = useFirstFocus<HTMLInputElement>()
  const { form, busy, refused, control, error } = useForm({
    bind: bindPassword,
    start: { currentPassword: '', code: '', password: '', confirmPassword: '' },
    blame: {
      ...blameForCode,
      wrong_credentials: { field: 'currentPassword', words: words.wrong },
    },
    onDone: ({ session }) => {
      setSession(session, 'user_updated')
      showToast({ tone: 'success', title: t(words.done), description: t(words.othersOut) })
      onDone()
    },
  })

  const hasSecond = useHasSecondFactor() || error('code') !== undefined

  return (
    <form {...form} method="dialog" className="grid max-w-md gap-5">
      <AccountName />
      <Field label={t(words.current)} error={error('currentPassword')}>
        <PasswordInput {...control('currentPassword')} ref={first} autoComplete="current-password" />
      </Field>
      {hasSecond && <CodeField {...control('code')} error={error('code')} />}
      <Field label={t(words.next)} help={t(words.nextHelp)} error={error('password')}>
        <PasswordInput {...control('password')} autoComplete="new-password" />
      </Field>
      <Field label={t(words.again)} error={error('confirmPassword')}>
        <PasswordInput {...control('confirmPassword')} autoComplete="new-password" />
      </Field>
      <FaultLine>{refused}</FaultLine>
      <FormButtons
        busy={busy}
        save={t(words.save)}
        saving={t(words.saving)}
        cancel={t(security.cancel)}
        onCancel={onCancel}
      />
    </form>
  )
}

async function bindPassword() {
  const { changePassword } = await import('#contract/accounts/security.ts')
  return { route: changePassword, schema: changePassword.body }
}
