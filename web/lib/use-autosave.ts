import { useEffect, useState } from 'react'
import { type Attempt, createSaver, type Saved, type SaveState } from './saver.ts'
import { useLatest } from './use-latest.ts'

/**
 * Saves a moment after the last keystroke, retries after a failure, and sends the rest when the page is hidden: a phone
 * that hides a page may never bring it back. It pauses while everything is being sent in another way.
 */
export function useAutosave<Value>(
  value: Value,
  save: (value: Value, attempt: Attempt) => Promise<Saved>,
  isWaiting = false,
) {
  const [state, setState] = useState<SaveState>('saved')
  const latestSave = useLatest(save)
  const [{ put, flush, leave, idle, settle }] = useState(() =>
    createSaver<Value>({
      saved: value,
      save: (...attempt) => latestSave.current(...attempt),
      onState: setState,
    }),
  )
  const text = JSON.stringify(value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the value by its text
  useEffect(() => put(value), [text, put])

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts the timer at each keystroke
  useEffect(() => {
    if (isWaiting || (state !== 'waiting' && state !== 'failed')) return
    const timer = setTimeout(flush, state === 'failed' ? again : pause)
    return () => clearTimeout(timer)
  }, [state, text, flush, isWaiting])

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('online', flush)
      leave()
    }
  }, [flush, leave])

  return { state, put, flush, idle, settle }
}

/** Milliseconds after the last keystroke, and before another attempt. */
const pause = 900
const again = 5_000
