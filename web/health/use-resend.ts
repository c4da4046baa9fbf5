import { type FormEvent, useLayoutEffect } from 'react'
import { entry } from '#copy/health/history.ts'
import type { ApiError } from '#web/app/api-error.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useFocusFirstFault } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'

/**
 * Sends again once this device is online; returns whether it is offline and waiting. If the server is unreachable, no
 * event reports its return, so nothing is promised.
 */
export function useResend(error: ApiError | null, send: () => void): boolean {
  const isUnsent = error?.code === 'unavailable'
  // Listens before the promise is painted, so that no return of the network is missed.
  useLayoutEffect(() => {
    if (!isUnsent) return
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  })
  return isUnsent && !navigator.onLine
}

type ResentForm = { send: () => void; busy: boolean; error: ApiError | null; faults: object }

/** A form for `FormDialog` that moves the focus to its first fault, and is sent again once this device is online. */
export function useResentForm({ send, busy, error, faults }: ResentForm) {
  const t = useWords()
  const ref = useFocusFirstFault(faults)
  const isCutOff = useResend(error, send)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return {
    form: { ref, onSubmit, noValidate: true },
    busy,
    refused: error && t(isCutOff ? entry.offline : wordsOfRefusal(error)),
  }
}
