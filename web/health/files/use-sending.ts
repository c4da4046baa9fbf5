import { useState } from 'react'

/** The upload of one file, its progress and its fault. */
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
