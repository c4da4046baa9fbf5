import { type FormEvent, useState } from 'react'
import { addException, exceptionForm, saveException } from '#contract/availability.ts'
import { fieldFaultsOf } from '#contract/field-faults.ts'
import { specialDateForm } from '#copy/availability/special-date-form.ts'
import { wordsOfFault } from '#copy/faults.ts'
import type { Word } from '#copy/word.ts'
import type { ApiError } from '#web/app/api-error.ts'
import { useChange } from '#web/app/query.ts'
import { wordsOfField, wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { usualRange } from './ranges.ts'
import type { SpecialDate } from './special-date.ts'

/** The form of a special date, checked by the contract's schema and saved. */
export function useSpecialDate(start: SpecialDate, onSaved: () => void) {
  const t = useWords()
  const [date, setDate] = useState({ ...start, hours: start.hours.length > 0 ? start.hours : [usualRange] })
  const [faults, setFaults] = useState<Readonly<Record<string, Word>>>({})
  const outcome = {
    onDone: () => {
      showToast({ tone: 'success', title: t(specialDateForm.saved) })
      onSaved()
    },
    onRefused: ({ fields }: ApiError) =>
      setFaults(Object.fromEntries(fields.map((field) => [field.field, wordsOfField(field)]))),
  }
  const adding = useChange(addException, outcome)
  const saving = useChange(saveException, outcome)
  const refused = adding.error ?? saving.error
  const busy = adding.isPending || saving.isPending

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const given = formOf(date)
    const found = fieldFaultsOf(exceptionForm.safeParse(given).error?.issues ?? [], given)
    setFaults(Object.fromEntries(found.map(({ field, code, count }) => [field, wordsOfFault(code, count)])))
    if (found.length > 0) return
    if (date.id === null) adding.mutate(given)
    else saving.mutate({ id: date.id, ...given })
  }

  return {
    date,
    busy,
    change: (part: Partial<SpecialDate>) => {
      setDate((before) => ({ ...before, ...part }))
      setFaults({})
    },
    form: { onSubmit: save, noValidate: true },
    error: (field: string) => {
      const fault = faults[field]
      return fault && t(fault)
    },
    refused: refused && Object.keys(faults).length === 0 ? t(wordsOfRefusal(refused)) : null,
  }
}

function formOf({ kind, from, to, weekdays, hours, label }: SpecialDate) {
  const isEveryDay = from === to || weekdays?.length === 7
  return {
    kind,
    from,
    to,
    weekdays: isEveryDay ? null : weekdays,
    hours: kind === 'closed' ? [] : hours,
    ...(label.trim() && { label }),
  }
}
