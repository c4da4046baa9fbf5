import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the latest render, for functions that outlive theirs. Inside effects, `useEffectEvent` does the same. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
