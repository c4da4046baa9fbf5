import { useEffect, useRef, useState } from 'react'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import { ApiError } from '#web/app/api-error.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { sendFile } from '#web/lib/send-file.ts'

type UploadOptions<R extends Route> = {
  onDone?: (output: OutputOf<R>) => void
  onRefused?: (refused: ApiError) => void
}

/** Sends one file at a time through a route for files; aborted on unmount. */
export function useUpload<R extends Route>(route: R, { onDone, onRefused }: UploadOptions<R> = {}) {
  const [percent, setPercent] = useState<number | null>(null)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (input: SentTo<R>, file: Blob) => {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setPercent(0)
    setRefused(null)
    try {
      const output = await sendFile(route, input, file, { signal: control.signal, onProgress: setPercent })
      await refreshReads(route, () => onDone?.(output))
    } catch (fault) {
      if (!(fault instanceof ApiError)) return
      setRefused(fault)
      onRefused?.(fault)
    } finally {
      running.current = null
      setPercent(null)
    }
  }

  return {
    send,
    cancel: () => running.current?.abort(),
    isSending: percent !== null,
    /** 100 once all is sent, while the server checks it; null while nothing is being sent. */
    percent,
    refused,
  }
}
