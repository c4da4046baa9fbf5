import { login } from '#copy/accounts/sign-in/login.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textLinkClass } from '../text-link-class.ts'
import { useRedirectTo, withRedirectTo } from '../use-redirect-to.ts'
import type { useSignIn } from './use-sign-in.ts'

export function PasswordStep({ form }: { form: ReturnType<typeof useSignIn> }) {
  const t = useWords()
  const redirectTo = useRedirectTo()
  const { control, error, busy, refusedPassword } = form
  return (
    <>
      <Field label={t(login.email.label)} error={error('email')}>
        <TextInput
          {...control('email')}
          type="email"
          autoComplete="username"
          placeholder={t(login.email.placeholder)}
        />
      </Field>
      <div>
        <Field label={t(login.password.label)} error={error('password') ?? refusedPassword}>
          <PasswordInput {...control('password')} autoComplete="current-password" />
        </Field>
        <p className="mt-1 flex justify-end">
          <Link to="/reset-password" className={textLinkClass}>
            {t(login.forgot)}
          </Link>
        </p>
      </div>
      <Button type="submit" size="lg" busy={busy} busyText={t(login.signingIn)}>
        {t(login.signIn)}
      </Button>
      <p className="text-center">
        <Link to={withRedirectTo('/register', redirectTo)} data-onward="" className={textLinkClass}>
          {t(login.noAccount)}
        </Link>
      </p>
    </>
  )
}
