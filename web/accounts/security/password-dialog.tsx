import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { answerForPassword, isPasswordRequested, watchPasswordRequests } from '#web/lib/ask-for-password.ts'

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'), 'ProofDialog', null)

/** Rendered once on a page; it serves every caller of `askForPassword`. */
export function PasswordDialog() {
  const isAsking = useSyncExternalStore(watchPasswordRequests, isPasswordRequested, () => false)
  const [wasAsked, setAsked] = useState(false)
  if (isAsking && !wasAsked) setAsked(true)
  useEffect(() => () => answerForPassword(false), [])
  return (
    wasAsked && (
      <ProofDialog
        isOpen={isAsking}
        onShown={() => answerForPassword(true)}
        onCancel={() => answerForPassword(false)}
      />
    )
  )
}
