import { useState } from 'react'
import { signOut } from '#contract/accounts/sign-in.ts'
import { portal } from '#copy/portal/frame.ts'
import { call } from '#web/lib/call.ts'
import { takeSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'

/** Signs out here. The guard then leads to the sign-in page, in this tab and in all others. */
export function useLogOut() {
  const t = useWords()
  const [isLeaving, setLeaving] = useState(false)

  const logOut = async () => {
    if (isLeaving) return
    setLeaving(true)
    try {
      await call(signOut, {})
      showToast({ tone: 'success', title: t(portal.logOut.done) })
      takeSession(null, 'signed_out')
    } catch {
      setLeaving(false)
      showToast({ tone: 'error', title: t(portal.logOut.failed) })
    }
  }

  return { logOut, isLeaving }
}
