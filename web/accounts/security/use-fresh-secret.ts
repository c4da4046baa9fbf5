import { useState } from 'react'
import { beginSecondFactor } from '#contract/accounts/security.ts'
import type { OutputOf } from '#contract/route.ts'
import { security } from '#copy/accounts/security/security.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from '#web/ui/show-fault.ts'

/** A new secret, requested when the setup of two-factor begins. */
export function useFreshSecret() {
  const t = useWords()
  const [fresh, setFresh] = useState<OutputOf<typeof beginSecondFactor> | null>(null)
  const { mutate, isPending } = useChange(beginSecondFactor, {
    onDone: setFresh,
    onRefused: (reason) => showFault(t, security.secondFactor.cannotBegin, reason),
  })
  return { fresh, busy: isPending, begin: () => mutate({}), drop: () => setFresh(null) }
}
