import { KeyRound, Unlink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { reset } from '#copy/accounts/sign-in/reset.ts'
import { isHinted } from '#web/app/signed-in-hint.ts'
import { useForm } from '#web/lib/form.ts'
import { useGo } from '#web/lib/go.ts'
import { Link } from '#web/lib/link.tsx'
import { readSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { dismissToast, showToast } from '#web/ui/toast.ts'
import { PasswordField } from '../form-fields.tsx'
import { NarrowPage } from '../narrow-page.tsx'
import { useVisitor } from '../use-visitor.tsx'
import { WithoutScript } from '../without-script.tsx'
import { BackToLogin } from './back-to-login.tsx'

export function ChoosePassword() {
  const [isDead, setDead] = useState(false)
  const watch = usePasswordRecovery()
  return (
    <>
      {watch}
      {isDead ? <DeadLink /> : <ChooseForm onDead={() => setDead(true)} />}
    </>
  )
}

function ChooseForm({ onDead }: { onDead: () => void }) {
  const t = useWords()
  const words = reset.choose
  const go = useGo()
  const toast = useRef(0)
  const form = useForm({
    bind,
    start: { token: '', password: '', confirmPassword: '' },
    along: () => ({ token: readSearchParam('token') ?? '' }),
    onInvalid: (names) => {
      if (names.includes('token')) onDead()
    },
    onDone: async () => {
      dismissToast(toast.current)
      // The new password has ended all sessions of its owner, perhaps also this browser's.
      if (isHinted()) await (await import('#web/app/session.ts')).refreshSession()
      showToast({ tone: 'success', title: t(words.toast) })
      go('/login', { replace: true })
    },
    onRefused: (reason, code) => {
      dismissToast(toast.current)
      toast.current = showToast({ tone: 'error', title: t(words.failed), description: t(reason) })
      if (code === 'link_not_valid') onDead()
    },
  })
  return (
    <NarrowPage icon={KeyRound} title={t(words.heading)} text={t(words.text)}>
      <form {...form.form} method="dialog" className="mt-7 grid gap-5">
        <WithoutScript words={reset.withoutScript} />
        {/* Password managers look for a user name. It is empty, because this page does not know the account. */}
        <input type="email" autoComplete="username" defaultValue="" readOnly hidden />
        <PasswordField form={form} name="password" words={words.password} autoComplete="new-password" />
        <PasswordField form={form} name="confirmPassword" words={words.again} autoComplete="new-password" />
        <Button type="submit" size="lg" busy={form.busy} busyText={t(words.saving)}>
          {t(words.save)}
        </Button>
      </form>
      <BackToLogin />
    </NarrowPage>
  )
}

function DeadLink() {
  const t = useWords()
  const { heading, text, another } = reset.dead
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <NarrowPage icon={Unlink} title={t(heading)} titleRef={title} text={t(text)}>
      <Link to="/reset-password" className={buttonClass('primary', 'lg', 'mt-7')}>
        {t(another)}
      </Link>
      <BackToLogin />
    </NarrowPage>
  )
}

/** Reports once that a reader came with a reset token. */
function usePasswordRecovery() {
  const { state: known, watch } = useVisitor({ atOnce: true })
  const isKnown = known.state === 'signed_in' || known.state === 'signed_out'
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, whatever happens to the session afterwards
  useEffect(() => {
    if (!isKnown) return
    const session = known.state === 'signed_in' ? known.session : null
    import('#web/app/session.ts').then(({ setSession }) => setSession(session, 'password_recovery'))
  }, [isKnown])
  return watch
}

async function bind() {
  const { resetPassword } = await import('#contract/accounts/reset.ts')
  return { route: resetPassword, schema: resetPassword.body }
}
