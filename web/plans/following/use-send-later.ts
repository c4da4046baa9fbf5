import { useEffect, useRef, useState } from 'react'
import { type MealRecord, readAdherence, readPlanDay, recordMeal } from '#contract/plans/eaten.ts'
import { following as words } from '#copy/plans/following.ts'
import { queryClient, useChange } from '#web/lib/query.ts'
import { Refused } from '#web/lib/refused.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { forgetUnsent, mergeSaid, saidOf, unsentRecords } from './unsent-records.ts'

/** Milliseconds: a server that does not answer tells nobody when it does again. */
const pause = 20_000

/** Sends what was said without a line, one after the other, when the line is back. */
export function useSendLater(onSent: (record: MealRecord) => void) {
  const t = useWords()
  const [hasUnsent, setUnsent] = useState(() => unsentRecords().length > 0)
  const isSending = useRef(false)
  const { mutateAsync: send } = useChange(recordMeal, { line: 'plan meals later' })
  // What was read before the line went may be old.
  const { mutateAsync: read } = useChange(readPlanDay, { line: 'plan days' })
  const look = () => setUnsent(unsentRecords().length > 0)

  const sendAll = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (const record of unsentRecords()) {
        const { plan, on, meal } = record
        try {
          const { followed } = await read({ plan, on })
          const now = saidOf(followed?.records.find((each) => each.meal === meal))
          const answer = await send({ id: plan, meal, on, ...mergeSaid(record, now) })
          forgetUnsent(record)
          onSent(answer.record)
        } catch (fault) {
          if (!(fault instanceof Refused) || isPassing.has(fault.code)) return
          forgetUnsent(record)
          showFault(t, words.tickFailed, fault)
        }
      }
      for (const { path } of [readPlanDay, readAdherence]) queryClient.invalidateQueries({ queryKey: [path] })
    } finally {
      isSending.current = false
      look()
    }
  }
  const latest = useRef(sendAll)
  latest.current = sendAll
  useEffect(() => {
    if (!hasUnsent) return
    const again = () => {
      latest.current()
    }
    if (navigator.onLine) again()
    const timer = setInterval(again, pause)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [hasUnsent])
  return { hasUnsent, look }
}

/** What says nothing against what was said. */
const isPassing = new Set(['unavailable', 'signed_out', 'rate_limited'])
