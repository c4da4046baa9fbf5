import { useEffect, useState } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { type RegistrationNotice, takeNotice } from '../registration-notice.ts'
import { useRedirectTo } from '../use-redirect-to.ts'
import { WithoutScript } from '../without-script.tsx'
import { PasswordStep } from './password-step.tsx'
import { useSignIn } from './use-sign-in.ts'

const loadCodeStep = () => import('./code-step.tsx')
const loadMailNotice = () => import('../registration/mail-notice.tsx')
const KeepStep = lazyPart(() => import('./keep-step.tsx'), 'KeepStep', <Spinner className="mx-auto" />)
const CodeStep = lazyPart(loadCodeStep, 'CodeStep', <Spinner className="mx-auto" />)
const MailNotice = lazyPart(loadMailNotice, 'MailNotice', null)

export function SignInForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const t = useWords()
  const form = useSignIn(onSignedIn)
  const redirectTo = useRedirectTo()
  const { step, unconfirmed } = form
  const [notice, setNotice] = useState<RegistrationNotice | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once
  useEffect(() => {
    const kept = takeNotice()
    if (!kept) return
    setNotice(kept)
    if (form.values.email === '') form.set('email', kept.email)
  }, [])

  /** Few people need these parts, but those who do need them immediately. */
  const fetchAhead = () => {
    form.form.onFocus()
    Promise.all([loadCodeStep(), loadMailNotice()]).catch(() => {})
  }

  return (
    <>
      <h1 className="text-xl display">{t(step === 'password' ? login.heading : login[step].heading)}</h1>
      {step === 'password' && <p className="mt-1.5 text-ink-soft">{t(login.text)}</p>}
      <div aria-live="polite" className="not-empty:mt-6">
        {step === 'password' &&
          (unconfirmed ? (
            <MailNotice key={unconfirmed} kind="unconfirmed" email={unconfirmed} redirectTo={redirectTo} />
          ) : (
            notice && <MailNotice kind="registered" {...notice} />
          ))}
      </div>
      {/* `method="dialog"`: submitted before the script has loaded, the form sends nothing and puts no password
          into an address. */}
      <form {...form.form} onFocus={fetchAhead} method="dialog" className="mt-7 grid gap-5">
        <WithoutScript words={login.withoutScript} />
        {step === 'code' ? (
          <CodeStep form={form} />
        ) : step === 'leaving' ? (
          <KeepStep form={form} />
        ) : (
          <PasswordStep form={form} />
        )}
      </form>
    </>
  )
}
