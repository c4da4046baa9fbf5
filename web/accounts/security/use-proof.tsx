import { useEffect, useRef, useState } from 'react'
import { later } from '#web/later.tsx'

const ProofDialog = later(() => import('./proof-dialog.tsx'), 'ProofDialog', null)

/** Whether the password was shown. */
export type AskForPassword = () => Promise<boolean>

/** For whatever is delicate: `useChange` asks for the password when the server says so. The dialog may stand anywhere on the screen. */
export function useProof() {
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const answer = useRef<(shown: boolean) => void>(undefined)

  const settle = (shown: boolean) => {
    setAsking(false)
    answer.current?.(shown)
    answer.current = undefined
  }
  useEffect(() => () => answer.current?.(false), [])

  const askForPassword: AskForPassword = () =>
    new Promise<boolean>((resolve) => {
      answer.current?.(false)
      answer.current = resolve
      setAsking(true)
      setAsked(true)
    })

  const proofDialog = wasAsked && (
    <ProofDialog isOpen={isAsking} onShown={() => settle(true)} onCancel={() => settle(false)} />
  )
  return { askForPassword, proofDialog }
}
