import { useState } from 'react'
import { beginSecondFactor } from '#contract/accounts/security.ts'
import type { OutputOf } from '#contract/route.ts'
import { security } from '#copy/accounts/security/security.ts'
import { call } from '#web/lib/call.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { useAttempt } from '../use-attempt.ts'
import type { Proof } from './use-proof.tsx'

/** A fresh secret, when somebody wants to set a second factor up. */
export function useFreshSecret({ withProof }: Proof) {
  const t = useWords()
  const [fresh, setFresh] = useState<OutputOf<typeof beginSecondFactor> | null>(null)
  const { busy, attempt } = useAttempt({
    onFault: (reason) =>
      showToast({ tone: 'error', title: t(security.secondFactor.cannotBegin), description: t(reason) }),
  })
  const begin = async () => {
    const answer = await attempt(() => withProof(() => call(beginSecondFactor, {})))
    if (answer) setFresh(answer)
  }
  return { fresh, busy, begin, drop: () => setFresh(null) }
}
