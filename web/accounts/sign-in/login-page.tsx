import { CalendarCheck, MessageCircle, Salad } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Role, UserRole } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import { loginPanel } from '#copy/accounts/sign-in/login-panel.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LaidTable } from '#web/ui/laid-table.tsx'
import { SaduBand } from '#web/ui/sadu-band.tsx'
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

/** What waits behind the sign-in, on the other half of wide screens. */
function LoginPanel() {
  const t = useWords()
  const titleId = useId()
  return (
    <aside
      aria-labelledby={titleId}
      className="absolute inset-y-0 start-1/2 end-0 hidden flex-col justify-end overflow-clip bg-table lg:flex"
    >
      {/* Below the link of the header, in the room that the words leave. Its size must not change with their fonts. */}
      <div className="relative mt-18 min-h-0 flex-1 overflow-clip">
        <LaidTable
          className="absolute inset-x-0 top-0 mx-auto aspect-square h-[min(36rem,100vh-28rem)]"
          dishes={welcomeTable}
        />
      </div>
      <div className="relative mx-auto w-full max-w-xl px-12 pt-8 pb-10">
        <h2 id={titleId} className="text-xl display text-balance">
          {t(loginPanel.heading)}
        </h2>
        <ul className="mt-5 grid gap-4">
          {benefits.map(({ icon, words }) => (
            <li key={t(words.title)} className="flex gap-3.5">
              <span className="flex h-[1lh] items-center text-pomegranate">
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
      <SaduBand size="md" />
    </aside>
  )
}

/** Dinner for two. */
const welcomeTable = [
  { name: 'kabsa', className: 'start-[32%] top-[31%] w-[37%]' },
  { name: 'salad', className: 'start-[12%] top-[15%] w-[23%]' },
  { name: 'soup', className: 'end-[11%] top-[14%] w-[24%]' },
  { name: 'khubz', className: 'start-[17%] bottom-[10%] w-[23%]' },
  { name: 'laban', className: 'end-[18%] bottom-[11%] w-[20%]' },
] as const

const { appointments, plans, messages } = loginPanel.benefits
const benefits = [
  { icon: CalendarCheck, words: appointments },
  { icon: Salad, words: plans },
  { icon: MessageCircle, words: messages },
]
