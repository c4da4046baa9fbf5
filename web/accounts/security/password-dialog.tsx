import { useEffect, useState, useSyncExternalStore } from 'react'
import { later } from '#web/later.tsx'
import { answerForPassword, isPasswordAsked, watchPasswordAsked } from '#web/lib/ask-for-password.ts'

const ProofDialog = later(() => import('./proof-dialog.tsx'), 'ProofDialog', null)

/** Stands once on a page, and answers whoever calls `askForPassword`. */
export function PasswordDialog() {
  const isAsking = useSyncExternalStore(watchPasswordAsked, isPasswordAsked, () => false)
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
