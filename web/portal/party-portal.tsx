import type { ComponentProps } from 'react'
import { parties } from '#contract/appointments/appointment.ts'
import { useSession } from '#web/app/session.ts'
import { Portal } from './portal.tsx'

/** The portal of whichever side somebody acts on; for an admin that of a side they hold as well. */
export function PartyPortal(parts: Omit<ComponentProps<typeof Portal>, 'role'>) {
  const known = useSession()
  const held =
    known.state === 'signed_in'
      ? [known.session.activeRole, ...known.session.user.roles.map(({ roleType }) => roleType)]
      : []
  const side = held.flatMap((role) => parties.filter((party) => party === role))[0] ?? 'patient'
  return <Portal role={side} {...parts} />
}
