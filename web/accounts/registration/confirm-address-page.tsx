import { useState } from 'react'
import type { confirmAddress } from '#contract/accounts/registration.ts'
import type { OutputOf } from '#contract/route.ts'
import { confirm } from '#copy/accounts/registration/confirm.ts'
import type { Address } from '#web/app/address.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { Mark } from '#web/art/mark.tsx'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { useWords } from '#web/lib/words.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { TokenPage } from '#web/ui/token-page.tsx'
import { withRedirectTo } from '../use-redirect-to.ts'
import { SendAgain } from './send-again.tsx'

const OpenAccount = lazyPart(
  () => import('./open-account.tsx'),
  'OpenAccount',
  <Spinner className="mx-auto my-24" />,
)

/** The page that the email after registration links to: it confirms the account and shows the first steps. */
export function ConfirmAddressPage() {
  const t = useWords()
  const go = useGo()
  const [isElsewhere, setElsewhere] = useState(false)
  const arrive = async ({ session, redirectTo }: OutputOf<typeof confirmAddress>) => {
    const { activeRole } = session
    const { enterFromMail } = await import('../enter.ts')
    if (!enterFromMail(session, t)) return go('/login', { replace: true })
    if (activeRole === 'admin') return go(homeOf(activeRole), { replace: true })
    go(bookingIn(redirectTo) ?? withRedirectTo(`/${activeRole}/onboarding`, redirectTo), { replace: true })
  }
  if (isElsewhere) return <OpenAccount onDone={arrive} />
  return (
    <TokenPage
      art={<Mark className="size-24" />}
      words={confirm.address}
      bind={async () => (await import('#contract/accounts/registration.ts')).confirmAddress}
      onDone={arrive}
      onRefused={(code) => setElsewhere(code === 'password_needed')}
      onward={<Spinner className="mx-auto" />}
      otherWay={<SendAgain />}
    />
  )
}

/** Whoever came to book does that first; the dashboard offers the first steps afterwards. */
const bookingIn = (redirectTo: string | null): Address | null =>
  redirectTo && /^\/patient\/dietitians\/[^/?]+\/book\?/.test(redirectTo) ? (redirectTo as Address) : null
