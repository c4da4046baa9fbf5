import { useState } from 'react'

/** One file on its way, how far it has come, and why it did not. */
export function useSending() {
  const [percent, setPercent] = useState<number | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const send = async <Answer>(work: (onProgress: (percent: number) => void) => Promise<Answer>) => {
    if (percent !== null) return null
    setFault(null)
    setPercent(0)
    try {
      return await work(setPercent)
    } catch (reason) {
      setFault(reason)
      return null
    } finally {
      setPercent(null)
    }
  }
  return { percent, fault, send }
}
