import { useCallback, useEffect, useRef, useState } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import type { Word } from '#copy/word.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { refreshSession } from '#web/lib/session.ts'
import { useRoleSwitch } from './use-role-switch.ts'

/** Whoever comes to a portal whose role they hold as well is switched to it; the default stays as it was. */
export function useEntrance(role: Role, wanted: boolean) {
  const switchTo = useRoleSwitch()
  const [fault, setFault] = useState<Word | null>(null)
  const under = useRef(false)

  const enter = useCallback(async () => {
    if (under.current) return
    under.current = true
    setFault(null)
    try {
      await switchTo(role)
    } catch (refused) {
      setFault(wordsOfRefusal(refused))
      // The role may have been taken away meanwhile.
      refreshSession()
    }
    under.current = false
  }, [role, switchTo])

  useEffect(() => {
    if (wanted) enter()
  }, [wanted, enter])

  return { fault, retry: enter }
}
