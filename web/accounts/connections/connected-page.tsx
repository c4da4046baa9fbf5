import { Unplug } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { endProviderVisit } from '#contract/accounts/connections.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import type { OutputOf } from '#contract/route.ts'
import { connections } from '#copy/accounts/connections.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useForm } from '#web/lib/form.ts'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { NarrowPage } from '../narrow-page.tsx'
import { isOpenTo } from '../use-redirect.ts'

type Returned = OutputOf<typeof endProviderVisit>

const words = connections.back
const EntryForm = lazyPart(() => import('./entry-form.tsx'), 'EntryForm', <Waiting />)
const ConnectForm = lazyPart(() => import('./connect-form.tsx'), 'ConnectForm', <Waiting />)

async function bindReturn() {
  const { endProviderVisit: route } = await import('#contract/accounts/connections.ts')
  return { route, schema: route.body }
}

/** The page to which a provider redirects. The server compares the answer with what this browser started with. */
export function ConnectedPage() {
  const t = useWords()
  const go = useGo()
  const [returned, setReturned] = useState<Returned | { aim: 'none'; reason: Word }>()
  const query = useRef<string>(undefined)
  const { form } = useForm({
    bind: bindReturn,
    start: { query: '' },
    along: () => ({ query: query.current ?? '' }),
    onDone: setReturned,
    onRefused: (reason) => setReturned({ aim: 'none', reason }),
  })

  useEffect(() => {
    if (query.current !== undefined) return
    query.current = window.location.search.slice(1, 4_001)
    // The query has been used and is private, so it is removed from the address.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    form.ref.current?.requestSubmit()
  }, [form.ref])

  const arrive = ({ user, activeRole }: Session) => {
    const wanted = returned && 'redirectTo' in returned ? returned.redirectTo : null
    const roles = user.roles.map(({ roleType }) => roleType)
    go(wanted && isOpenTo(roles, wanted) ? (wanted as Address) : homeOf(activeRole), { replace: true })
  }

  if (returned?.aim === 'none')
    return (
      <NarrowPage icon={Unplug} title={t(words.heading)} text={t(returned.reason)}>
        <Link to="/login" className={buttonClass('primary', 'lg', 'mt-7')}>
          {t(words.login)}
        </Link>
      </NarrowPage>
    )
  if (!returned)
    return (
      <form {...form} method="dialog" className="flex flex-1 justify-center">
        <Waiting />
      </form>
    )
  return returned.aim === 'entry' ? (
    <EntryForm
      waiting={<Waiting />}
      onEntered={arrive}
      onRefused={(reason) => setReturned({ aim: 'none', reason })}
    />
  ) : (
    <ConnectForm provider={returned.provider} redirectTo={returned.redirectTo} />
  )
}

function Waiting() {
  const t = useWords()
  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {t(words.busy)}
    </p>
  )
}
