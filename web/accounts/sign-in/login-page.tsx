import { type ReactNode, useEffect, useState } from 'react'
import type { Role, UserRole } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import { useWords } from '#web/lib/words.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { ProvidersHere } from '../connections/providers-here.tsx'
import { useRedirect } from '../use-redirect.ts'
import { useVisitor } from '../use-visitor.tsx'
import { LoginPanel } from './login-panel.tsx'
import { SignInForm } from './sign-in-form.tsx'

type LoginPageProps = {
  /** Lets a person with several roles choose one. `onClose` is called with or without a choice, before `onChosen`. */
  roleSelector: (props: {
    isOpen: boolean
    roles: readonly UserRole[]
    onClose: () => void
    onChosen: (role: Role) => void
  }) => ReactNode
}

export function LoginPage({ roleSelector }: LoginPageProps) {
  const { state: known, watch, follow } = useVisitor()
  const redirect = useRedirect()
  const session = known.state === 'signed_in' ? known.session : null
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<readonly Role[]>()

  useEffect(() => {
    if (session && !isChoosing) redirect(session, chosen)
  }, [session, isChoosing, chosen, redirect])

  const arrive = ({ user }: Session) => {
    follow()
    setChoosing(user.roles.length > 1)
  }

  return (
    <>
      {watch}
      <div className="mx-auto flex w-full max-w-page flex-1 px-4 sm:px-6">
        <div className="flex w-full flex-col py-8 sm:justify-center sm:py-10 lg:w-1/2 lg:pe-12">
          <div className="mx-auto w-full max-w-sm">
            {session ? <LeadingOn /> : <SignInForm onSignedIn={arrive} />}
            {!session && <ProvidersHere />}
          </div>
        </div>
      </div>
      <LoginPanel />
      {session &&
        isChoosing &&
        roleSelector({
          isOpen: isChoosing,
          roles: session.user.roles,
          onClose: () => setChoosing(false),
          onChosen: (role) => setChosen([role]),
        })}
    </>
  )
}

function LeadingOn() {
  const t = useWords()
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {t(login.leadingOn)}
    </p>
  )
}
