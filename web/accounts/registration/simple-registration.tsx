import { useRef } from 'react'
import { register } from '#copy/accounts/registration/register.ts'
import { simple } from '#copy/accounts/registration/register-simple.ts'
import { useForm } from '#web/lib/form.ts'
import { Link } from '#web/lib/link.tsx'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SavedNote } from '#web/ui/saved-note.tsx'
import { dismissToast, showToast } from '#web/ui/toast.ts'
import { BackHome } from '../back-home.tsx'
import { PasswordField, TextField } from '../form-fields.tsx'
import { textLinkClass } from '../text-link-class.ts'
import { useRedirectTo, withRedirectTo } from '../use-redirect-to.ts'
import { WithoutScript } from '../without-script.tsx'
import { Agreement } from './agreement.tsx'
import { toastRegistered } from './toast-registered.ts'
import { useAfterRegistration } from './use-after-registration.ts'

const { fields } = simple

/** The short registration, for patients. */
export function SimpleRegistration() {
  const t = useWords()
  const redirectTo = useRedirectTo()
  const form = useSimpleForm()
  const [heading, focusHeading] = useFocusAfter<HTMLHeadingElement>()
  return (
    <div className="mx-auto w-full max-w-lg px-4 pt-2 pb-12 sm:px-6 lg:pt-6">
      <BackHome />
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-xl display">
        {t(register.heading)}
      </h1>
      <p className="mt-1.5 text-ink-soft">{t(simple.text)}</p>
      <Card className="mt-6 sm:p-8">
        <SavedNote
          form={form}
          onDiscard={() => {
            form.reset()
            focusHeading()
          }}
        />
        {/* `method="dialog"`: submitted before the script has loaded, the form sends nothing and puts no password
            into an address. */}
        <form {...form.form} method="dialog" className="grid gap-5">
          <WithoutScript words={register.withoutScript} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField form={form} name="firstName" words={fields.firstName} autoComplete="given-name" />
            <TextField form={form} name="lastName" words={fields.lastName} autoComplete="family-name" />
          </div>
          <TextField form={form} name="email" words={fields.email} type="email" autoComplete="email" />
          <TextField form={form} name="phone" words={fields.phone} type="tel" autoComplete="tel" />
          <PasswordField form={form} name="password" words={fields.password} autoComplete="new-password" />
          <Button type="submit" size="lg" busy={form.busy} busyText={t(simple.submitting)}>
            {t(simple.submit)}
          </Button>
          <Agreement />
        </form>
      </Card>
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-soft">
        {t(register.signInInstead)}
        <Link to={withRedirectTo('/login', redirectTo)} data-onward="" className={textLinkClass}>
          {t(simple.signIn)}
        </Link>
      </p>
      <p className="text-center">
        <Link
          to={withRedirectTo('/register?type=dietitian', redirectTo)}
          data-onward=""
          className={textLinkClass}
        >
          {t(simple.forDietitians)}
        </Link>
      </p>
    </div>
  )
}

function useSimpleForm() {
  const t = useWords()
  const redirectTo = useRedirectTo()
  const after = useAfterRegistration('patient')
  const toast = useRef(0)
  return useForm({
    bind,
    start,
    keep,
    along: () => ({ redirectTo: redirectTo ?? '' }),
    onDone: (_, { email }) => {
      dismissToast(toast.current)
      toastRegistered(t)
      after(String(email).trim(), redirectTo)
    },
    onRefused: (reason, code) => {
      dismissToast(toast.current)
      toast.current = showToast({
        tone: 'error',
        title: t(code === 'unavailable' ? register.failed : simple.failedHere),
        description: t(reason),
      })
    },
  })
}

async function bind() {
  const { register, simpleRegistration } = await import('#contract/accounts/registration.ts')
  return { route: register, schema: simpleRegistration }
}

const start = {
  form: 'simple',
  redirectTo: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
}

const keep = { key: 'registration-simple', fields: ['firstName', 'lastName', 'email', 'phone'] } as const
