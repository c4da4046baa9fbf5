import { useEffect, useState } from 'react'
import type { readInvitation } from '#contract/invitation-links.ts'
import type { OutputOf } from '#contract/route.ts'
import { controls } from '#copy/controls.ts'
import { invitationPage as words } from '#copy/invitations/accept.ts'
import { withRedirectTo } from '#web/accounts/use-redirect-to.ts'
import { ApiError } from '#web/app/api-error.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { readSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type Invitation = OutputOf<typeof readInvitation>
type State = 'waiting' | 'invalid' | 'failed' | Invitation

/** An invitation, as somebody who is not signed in sees it. */
export function InvitationPage() {
  const t = useWords()
  const language = useLanguage()
  const [token, setToken] = useState<string | null>(null)
  const [state, setState] = useState<State>('waiting')
  const load = (given: string | null) => {
    if (!given) return setState('invalid')
    setState('waiting')
    readSender(given).then(setState, (fault) => setState(isInvalid(fault) ? 'invalid' : 'failed'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address does not change while the page is open
  useEffect(() => {
    const given = readSearchParam('token')
    setToken(given)
    load(given)
  }, [])
  const art = <SeedlingArt className="w-44" />
  if (state === 'waiting')
    return (
      <PageMessage art={art} title={t(words.waiting)} text={t(words.text)}>
        <Spinner className="mx-auto size-6 text-link" />
      </PageMessage>
    )
  if (state === 'invalid')
    return <PageMessage art={art} title={t(words.invalid.title)} text={t(words.invalid.text)} />
  if (state === 'failed')
    return (
      <PageMessage art={art} title={t(words.waiting)} text={t(words.failed)}>
        <Button onClick={() => load(token)}>{t(controls.retry)}</Button>
      </PageMessage>
    )
  const { name } = localizedName(language, state.dietitian)
  const path = `/patient/invitation?token=${token}` as const
  return (
    <PageMessage art={art} title={t(words.from(name))} text={t(words.text)}>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={withRedirectTo('/register?form=simple', path)} className={buttonClass('primary')}>
          {t(words.register)}
        </Link>
        <Link to={withRedirectTo('/login', path)} className={buttonClass('secondary')}>
          {t(words.signIn)}
        </Link>
      </div>
      {state.isMailed && (
        <Link
          to={`/invitation/refuse?token=${token}`}
          className="mt-8 inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4"
        >
          {t(words.refuse)}
        </Link>
      )}
    </PageMessage>
  )
}

async function readSender(token: string): Promise<Invitation> {
  const [{ call }, { readInvitation: route }] = await Promise.all([
    import('#web/app/call.ts'),
    import('#contract/invitation-links.ts'),
  ])
  if (!route.params.safeParse({ token }).success) throw new ApiError('not_found', 404)
  return call(route, { token })
}

const isInvalid = (fault: unknown) =>
  fault instanceof ApiError && (fault.code === 'not_found' || fault.code === 'malformed_request')
