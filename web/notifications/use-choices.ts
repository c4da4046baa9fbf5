import { useEffect, useState } from 'react'
import {
  type ContactChoices,
  readContactChoices,
  saveContactChoices,
} from '#contract/notifications/choices.ts'
import { contactChoicesWords as words } from '#copy/notifications/choices.ts'
import { queryClient, useChange } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { showFault } from '#web/ui/show-fault.ts'

type Choice = keyof ContactChoices

/** Shows at once what the server will hardly refuse, and takes it back if it does. One is saved after the other. */
export function useChoices(choices: ContactChoices | undefined) {
  const t = useWords()
  const [asked, setAsked] = useState<Choice | null>(null)
  const [saved, setSaved] = useState<Choice | null>(null)
  const { mutate, isPending } = useChange(saveContactChoices, {
    onDone: () => setSaved(asked),
    onRefused: (reason, sent) => {
      const { zone: _, ...choices } = sent
      if (asked) keepChoices({ ...choices, [asked]: !choices[asked] })
      showFault(t, words.failed, reason)
    },
  })

  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(null), 3_000)
    return () => clearTimeout(timer)
  }, [saved])

  return {
    saved,
    isSaving: (choice: Choice) => isPending && asked === choice,
    choose(choice: Choice, isOn: boolean) {
      if (!choices || isPending) return
      const wanted = { ...choices, [choice]: isOn }
      setAsked(choice)
      setSaved(null)
      keepChoices(wanted)
      mutate({ ...wanted, zone: readerZone() })
    },
  }
}

const keepChoices = (choices: ContactChoices) =>
  queryClient.setQueryData([readContactChoices.path, {}], (read: object | undefined) =>
    read ? { ...read, choices } : read,
  )
