import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { LazyRoleSelector } from './lazy-role-selector.tsx'

/** Opens the role selector; null for a person with only one role. */
const OpenContext = createContext<(() => void) | null>(null)
export const useOpenRoleSelector = () => use(OpenContext)

export function RoleSelection({ session, children }: { session: Session; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const go = useGo()
  const { roles } = session.user
  const open = useMemo(() => {
    if (roles.length < 2) return null
    return () => {
      setWasOpened(true)
      setOpen(true)
    }
  }, [roles.length])

  return (
    <OpenContext value={open}>
      {children}
      {wasOpened && (
        <LazyRoleSelector
          isOpen={isOpen}
          roles={roles}
          onClose={() => setOpen(false)}
          onChosen={(role) => go(homeOf(role), { replace: true })}
        />
      )}
    </OpenContext>
  )
}
