import { CalendarCheck, MessageCircle, Salad } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Role, UserRole } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import { loginPanel } from '#copy/accounts/sign-in/login-panel.ts'
import { WelcomeArt } from '#web/art/welcome-art.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ProvidersHere } from '../connections/providers-here.tsx'
import { useRedirect } from '../use-redirect.ts'
import { useVisitor } from '../use-visitor.tsx'
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

/** A preview of the portals, which fills the other half of the page on wide screens. */
function LoginPanel() {
  const t = useWords()
  const titleId = useId()
  return (
    <aside
      aria-labelledby={titleId}
      className="absolute inset-y-0 start-1/2 end-0 hidden overflow-hidden bg-tint lg:block"
    >
      <div className="mx-auto flex h-full max-w-xl flex-col justify-center gap-10 px-12 py-24">
        <WelcomeArt className="mx-auto w-full max-w-md" />
        <div>
          <h2 id={titleId} className="text-xl display text-balance text-ink">
            {t(loginPanel.heading)}
          </h2>
          <ul className="mt-6 grid gap-5">
            {benefits.map(({ icon, words }) => (
              <li key={t(words.title)} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-control bg-surface text-link">
                  <Icon of={icon} />
                </span>
                <span className="min-w-0">
                  <span className="block text-sm font-semibold text-ink">{t(words.title)}</span>
                  <span className="block text-sm text-ink-soft">{t(words.text)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  )
}

const { appointments, plans, messages } = loginPanel.benefits
const benefits = [
  { icon: CalendarCheck, words: appointments },
  { icon: Salad, words: plans },
  { icon: MessageCircle, words: messages },
]
