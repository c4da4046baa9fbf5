import { useCallback, useEffect, useRef, useState } from 'react'
import type { VisitorChoice } from '#contract/visitors.ts'

export type Wanted = { dietitian: string; service: string; slot: string }

export type Hold =
  | { readonly state: 'waiting' }
  /** `until` by this device's clock. */
  | { readonly state: 'held'; readonly until: number }
  | { readonly state: 'over' }
  | { readonly state: 'refused'; readonly fault: unknown }

/** Holds the wanted time, and again whenever another one is wanted. What is known of it stays after the hold. */
export function useVisitorHold(wanted: Wanted | null) {
  const [hold, setHold] = useState<Hold>({ state: 'waiting' })
  const [choice, setChoice] = useState<VisitorChoice | null>(null)
  const latest = useRef(0)
  const { dietitian, service, slot } = wanted ?? {}

  const take = useCallback(async () => {
    if (!dietitian || !service || !slot) return
    latest.current += 1
    const mine = latest.current
    setHold({ state: 'waiting' })
    const asked = Date.now()
    try {
      const [{ call }, { holdForVisitor }] = await Promise.all([
        import('#web/app/call.ts'),
        import('#contract/visitors.ts'),
      ])
      const { seconds, choice } = await call(holdForVisitor, { dietitian, service, startsAt: slot })
      if (mine !== latest.current) return
      setChoice(choice)
      setHold({ state: 'held', until: asked + seconds * 1_000 })
    } catch (fault) {
      if (mine === latest.current) setHold({ state: 'refused', fault })
    }
  }, [dietitian, service, slot])

  useEffect(() => {
    take()
  }, [take])

  const until = hold.state === 'held' ? hold.until : null
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setHold({ state: 'over' }), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])

  return {
    hold,
    choice,
    take,
    /** The server says that the hold has ended. */
    lose: useCallback(() => setHold({ state: 'over' }), []),
    /** The form was sent, and the time is reserved for longer. */
    extend: useCallback(
      (seconds: number) => setHold({ state: 'held', until: Date.now() + seconds * 1_000 }),
      [],
    ),
  }
}
