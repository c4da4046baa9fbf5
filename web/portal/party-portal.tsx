import type { ReactNode } from 'react'
import { parties } from '#contract/appointments/appointment.ts'
import { useSession } from '#web/lib/session.ts'
import { Portal } from './portal.tsx'

type PartyPortalProps = { secondFactorSetup: ReactNode; unread: ReactNode }

/** The portal of whichever side somebody acts on; for an admin that of a side they hold as well. */
export function PartyPortal(props: PartyPortalProps) {
  const known = useSession()
  const held =
    known.state === 'signed_in'
      ? [known.session.activeRole, ...known.session.user.roles.map(({ roleType }) => roleType)]
      : []
  const side = held.flatMap((role) => parties.filter((party) => party === role))[0] ?? 'patient'
  return <Portal role={side} {...props} />
}
