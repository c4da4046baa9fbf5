import { type ReactNode, useEffect, useState } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import { callPage } from '#copy/calls/call-page.ts'
import { portal } from '#copy/portal/frame.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { PageHead } from './page-frame.tsx'
import { usePortalSession } from './portal-context.ts'
import { useRoleSwitch } from './use-role-switch.ts'

type Sides = { party: Party; tryOtherSide: (() => void) | null }

/** The page of a call, which has one address for both sides of an appointment. */
export function CallPage({ children }: { children: (sides: Sides) => ReactNode }) {
  const t = useWords()
  const id = usePageId()
  const { activeRole, user } = usePortalSession()
  const switchTo = useRoleSwitch()
  const party = activeRole === 'dietitian' ? 'dietitian' : 'patient'
  const other = party === 'patient' ? 'dietitian' : 'patient'
  const isBoth = user.roles.some(({ roleType }) => roleType === other)
  const isOwnDocument = useOwnDocument()
  const [hasTried, setHasTried] = useState(false)
  const tryOtherSide = async () => {
    await switchTo(other).catch((refused) => showFault(t, portal.switchFailed.heading, refused))
    setHasTried(true)
  }
  return (
    <>
      <PageHead back={{ to: `/${party}/appointments/${id}`, label: t(callPage.back) }} />
      {isOwnDocument && children({ party, tryOtherSide: isBoth && !hasTried ? tryOtherSide : null })}
    </>
  )
}

/** Only the document of this address may use camera and microphone, so a navigation from another page reloads it. */
function useOwnDocument(): boolean {
  const [isOwn] = useState(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    return !loaded || new URL(loaded.name).pathname === location.pathname
  })
  useEffect(() => {
    if (!isOwn) location.reload()
  }, [isOwn])
  return isOwn
}
