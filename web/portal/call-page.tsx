import { type ReactNode, useState } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import { lobby } from '#copy/calls/lobby.ts'
import { portal } from '#copy/portal/frame.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { usePortalSession } from './portal-context.ts'
import { PortalPage } from './portal-page.tsx'
import { useRoleSwitch } from './use-role-switch.ts'

type Sides = { party: Party; tryOtherSide: (() => void) | null }

/** A page at one address for both sides of an appointment. */
export function CallPage({ children }: { children: (sides: Sides) => ReactNode }) {
  const t = useWords()
  const id = usePageId()
  const { activeRole, user } = usePortalSession()
  const switchTo = useRoleSwitch()
  const party = activeRole === 'dietitian' ? 'dietitian' : 'patient'
  const other = party === 'patient' ? 'dietitian' : 'patient'
  const isBoth = user.roles.some(({ roleType }) => roleType === other)
  const [hasTried, setHasTried] = useState(false)
  const tryOtherSide = async () => {
    await switchTo(other).catch((refused) =>
      showToast({
        tone: 'error',
        title: t(portal.switchFailed.heading),
        description: t(wordsOfRefusal(refused)),
      }),
    )
    setHasTried(true)
  }
  return (
    <PortalPage
      page={{ title: lobby.title, back: { to: `/${party}/appointments/${id}`, label: lobby.back } }}
    >
      {children({ party, tryOtherSide: isBoth && !hasTried ? tryOtherSide : null })}
    </PortalPage>
  )
}
