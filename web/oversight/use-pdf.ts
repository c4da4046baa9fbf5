import { useEffect, useState } from 'react'
import { openPdf, type Pdf } from './open-pdf.ts'

/** The PDF at an address of ours, until nobody looks at it any more. */
export function usePdf(address: string): Pdf | 'loading' | 'failed' {
  const [known, setKnown] = useState<Pdf | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    let opened: Pdf | undefined
    const open = async () => {
      const answer = await fetch(address, { signal: leaving.signal })
      if (!answer.ok) throw new Error(`${answer.status}`)
      opened = await openPdf(new Uint8Array(await answer.arrayBuffer()))
      if (leaving.signal.aborted) opened.loadingTask.destroy()
      else setKnown(opened)
    }
    open().catch(() => leaving.signal.aborted || setKnown('failed'))
    return () => {
      leaving.abort()
      opened?.loadingTask.destroy()
    }
  }, [address])
  return known
}
