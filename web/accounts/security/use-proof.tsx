import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Refused } from '#web/lib/refused.ts'
import { ProofDialog } from './proof-dialog.tsx'

export type Proof = {
  /** Does it; asks for the password where the server wants to see it, and then does it again. Null: better not. */
  readonly withProof: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  /** Asks for the password whether or not it was shown lately. */
  readonly askForPassword: () => Promise<boolean>
  /** To be put anywhere on the screen. */
  readonly proofDialog: ReactNode
}

/** For whatever is delicate: the password is asked for only when the server says so. */
export function useProof(): Proof {
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<(shown: boolean) => void>(undefined)

  const settle = (shown: boolean) => {
    setAsking(false)
    answer.current?.(shown)
    answer.current = undefined
  }
  useEffect(() => () => answer.current?.(false), [])

  const askForPassword = () =>
    new Promise<boolean>((resolve) => {
      answer.current?.(false)
      answer.current = resolve
      setAsking(true)
    })

  const withProof = async <Result,>(work: () => Promise<Result>) => {
    try {
      return await work()
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.code !== 'proof_needed') throw fault
      return (await askForPassword()) ? work() : null
    }
  }

  const proofDialog = (
    <ProofDialog isOpen={isAsking} onShown={() => settle(true)} onCancel={() => settle(false)} />
  )
  return { withProof, askForPassword, proofDialog }
}
