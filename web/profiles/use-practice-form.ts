import { useEffect, useMemo, useRef } from 'react'
import { type Practice, practiceForm, savePractice } from '#contract/profiles.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { refreshSession } from '#web/app/session.ts'
import { currentUserId } from '#web/lib/current-user-id.ts'
import { useForm } from '#web/lib/form.ts'
import { discardFormDraft, saveFormDraft } from '#web/lib/form-draft.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { cachePractice } from './cache.ts'
import { isChanged, type PracticeField, practiceFields, valuesOf } from './practice-values.ts'

export type PracticeForm = ReturnType<typeof usePracticeForm>

/** One form over several tabs. Unsaved changes survive a change of tab and a reload. */
export function usePracticeForm(practice: Practice, onInvalid: (names: readonly PracticeField[]) => void) {
  const t = useWords()
  const usualTitle = t(words.fields.title.usual)
  const saved = useMemo(() => valuesOf(practice, usualTitle), [practice, usualTitle])
  const keep = useMemo(() => ({ key: `practice ${currentUserId()}`, fields: practiceFields }), [])

  const form = useForm({
    bind: async () => ({ route: savePractice, schema: practiceForm }),
    start: saved,
    keep,
    along: ({ languages }) => ({ languages: String(languages).split(',').filter(Boolean) }),
    after: ({ practice }) => valuesOf(practice, usualTitle),
    onInvalid,
    onDone: (output) => {
      cachePractice(() => output.practice)
      showToast({ tone: 'success', title: t(words.save.done) })
      if (output.practice.name !== practice.name) refreshSession()
    },
    onRefused: (refused) =>
      showToast({ tone: 'error', title: t(words.save.failed), description: t(refused) }),
    blame: {
      under_review: { field: 'licenseNumber', words: words.fields.locked },
      practice_address_needed: { field: 'address', words: words.fields.address.needed },
    },
  })

  const isDirty = isChanged(form.values, saved)
  useEffect(() => {
    if (isDirty) saveFormDraft(keep, form.values)
    else discardFormDraft(keep)
  }, [isDirty, form.values, keep])

  // Signing out leaves no draft behind.
  useEffect(
    () => () => {
      if (currentUserId() === '') discardFormDraft(keep)
    },
    [keep],
  )

  // Values saved elsewhere meanwhile are taken over into fields that are unchanged here.
  const before = useRef(saved)
  useEffect(() => {
    for (const name of practiceFields)
      if (saved[name] !== before.current[name] && form.values[name] === before.current[name])
        form.set(name, saved[name])
    before.current = saved
  })

  /** Whether the field for the other language is filled in or invalid. */
  const isGiven = (name: PracticeField) => form.values[name] !== '' || form.error(name) !== undefined

  return { ...form, isDirty, isGiven }
}
