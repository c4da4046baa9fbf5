import { signOut } from '#contract/accounts/sign-in.ts'
import { portal } from '#copy/portal/frame.ts'
import { useChange } from '#web/app/query.ts'
import { setSession } from '#web/app/session.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'

/** Signs out. The guard then leads to the sign-in page, in this tab and all others. */
export function useLogOut() {
  const t = useWords()
  const { mutate, isPending, isSuccess } = useChange(signOut, {
    onDone: () => {
      showToast({ tone: 'success', title: t(portal.logOut.done) })
      setSession(null, 'signed_out')
    },
    onRefused: () => showToast({ tone: 'error', title: t(portal.logOut.failed) }),
  })
  const isLeaving = isPending || isSuccess
  return { logOut: () => !isLeaving && mutate({}), isLeaving }
}
