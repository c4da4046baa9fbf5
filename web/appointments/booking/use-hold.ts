import { useCallback, useEffect, useRef, useState } from 'react'
import { holdTime, releaseTime } from '#contract/appointments/booking.ts'
import type { OutputOf } from '#contract/route.ts'
import { call } from '#web/app/call.ts'

/** What the first booking requires. */
export type Needs = OutputOf<typeof holdTime>['needs']

type ChosenTime = {
  dietitian: string
  service: string
  /** The time to hold, if one is chosen and known to be free. */
  startsAt: string | null
}
type HoldEvents = {
  onRefused: (fault: unknown, startsAt: string) => void
  onOver: (startsAt: string) => void
}

/** Holds the chosen time for a while. Choosing it again, as after a reload, renews the hold. */
export function useHold({ dietitian, service, startsAt }: ChosenTime, hearing: HoldEvents) {
  const [kept, setKept] = useState<{ startsAt: string; until: number } | null>(null)
  const [needs, setNeeds] = useState<Needs>({ bornOn: false, consent: false })
  const [written, setWritten] = useState<{ to: string; message: string | null } | null>(null)
  const wanted = useRef<string | null>(null)
  const isKept = useRef(false)
  const hear = useRef(hearing)
  useEffect(() => {
    hear.current = hearing
  })

  useEffect(() => {
    if (startsAt === null) return
    let isCurrent = true
    wanted.current = startsAt
    inTurn(async () => {
      if (!isCurrent) return
      // Measured by this device's clock, which may be wrong, and before the request, so that the hold never seems
      // longer than it is.
      const asked = Date.now()
      isKept.current = true
      try {
        const answer = await call(holdTime, { dietitian, service, startsAt })
        if (!isCurrent) return
        setNeeds(answer.needs)
        setWritten({ to: dietitian, message: answer.message })
        setKept({ startsAt, until: asked + answer.seconds * 1_000 })
      } catch (fault) {
        isKept.current = false
        if (isCurrent) hear.current.onRefused(fault, startsAt)
      }
    })
    return () => {
      isCurrent = false
      wanted.current = null
      setKept(null)
      // Holding another time releases this one, so the release is sent only if none follows.
      inTurn(async () => {
        if (wanted.current !== null || !isKept.current) return
        isKept.current = false
        await call(releaseTime, {}, { keepalive: true }).catch(() => {})
      })
    }
  }, [dietitian, service, startsAt])

  useEffect(() => {
    if (!kept) return
    const timer = setTimeout(() => {
      isKept.current = false
      setKept(null)
      hear.current.onOver(kept.startsAt)
    }, kept.until - Date.now())
    return () => clearTimeout(timer)
  }, [kept])

  /** The hold has become an appointment. */
  const spend = useCallback(() => {
    isKept.current = false
  }, [])
  /** The server holds the time longer while it is being paid for. */
  const extend = useCallback((seconds: number) => {
    setKept((held) => held && { ...held, until: Math.max(held.until, Date.now() + seconds * 1_000) })
  }, [])
  return {
    extend,
    until: kept?.startsAt === startsAt ? kept.until : null,
    needs,
    /** The message to this dietitian from before a payment failed or left the site; undefined until it is known. */
    written: written?.to === dietitian ? written.message : undefined,
    spend,
  }
}

let turn: Promise<unknown> = Promise.resolve()

/** Requests are sent in order, so that the last choice wins. */
function inTurn(work: () => Promise<void>) {
  turn = turn.then(work, work)
}
