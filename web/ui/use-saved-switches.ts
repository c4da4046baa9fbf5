import { useEffect, useRef, useState } from 'react'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import type { Word } from '#copy/word.ts'
import { queryClient, useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from './show-fault.ts'

type SavedSwitches<Read extends Route, Save extends Route, Name extends string> = {
  read: Read
  save: Save
  /** The data with the switch turned, written to the cache. */
  turned: (data: OutputOf<Read>, name: Name, isOn: boolean) => OutputOf<Read>
  /** The request body for that data. */
  sent: (data: OutputOf<Read>) => SentTo<Save>
  failed: Word
}

/**
 * Switches that are saved when pressed. Each press shows immediately and none is lost: changes are sent one after the
 * other, each with all earlier ones. After a refusal the data is read again.
 */
export function useSavedSwitches<Read extends Route, Save extends Route, Name extends string>({
  read,
  save,
  turned,
  sent,
  failed,
}: SavedSwitches<Read, Save, Name>) {
  const t = useWords()
  const queryKey = [read.path, {}]
  const pressed = useRef<Name[]>([])
  const [saving, setSaving] = useState<readonly Name[]>([])
  const [saved, setSaved] = useState<Name | null>(null)
  const isDone = () => {
    const name = pressed.current.shift() ?? null
    setSaving([...pressed.current])
    // Only after the last change: an earlier answer would turn the switches back.
    if (pressed.current.length === 0) queryClient.invalidateQueries({ queryKey })
    return name
  }
  const { mutate } = useChange(save, {
    line: save.path,
    onDone: () => setSaved(isDone()),
    onRefused: (reason) => {
      isDone()
      showFault(t, failed, reason)
    },
  })

  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(null), 3_000)
    return () => clearTimeout(timer)
  }, [saved])

  return {
    stateOf: (name: Name) => (saving.includes(name) ? 'saving' : saved === name ? 'saved' : null),
    turn(name: Name, isOn: boolean) {
      const data = queryClient.getQueryData<OutputOf<Read>>(queryKey)
      if (!data) return
      const wanted = turned(data, name, isOn)
      queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, wanted)
      pressed.current.push(name)
      setSaving([...pressed.current])
      setSaved(null)
      mutate(sent(wanted))
    },
  } as const
}
