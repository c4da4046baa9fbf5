import { useState } from 'react'
import { addException, removeException } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import { practiceCalendar } from '#copy/appointments/practice-calendar.ts'
import { writeDay } from '#copy/dates.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { clockOf, wholeDay } from './calendar-times.ts'

const words = practiceCalendar.block

type BlockDialogProps = {
  day: Day
  /** Minutes since midnight. */
  from: number
  onClose: () => void
}

const step = 15

/** Takes some hours of one day out of the opening hours. */
export function BlockDialog({ day, from: first, onClose }: BlockDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const [from, setFrom] = useState(first)
  const [to, setTo] = useState(Math.min(first + 60, wholeDay))
  const [label, setLabel] = useState('')
  const opening = useChange(removeException, { onRefused: (fault) => showFault(t, words.title, fault) })
  const blocking = useChange(addException, {
    onDone: ({ exception }) => {
      showToast({
        tone: 'success',
        title: t(words.done),
        action: { label: t(words.undo), onPress: () => opening.mutate({ id: exception.id }) },
      })
      onClose()
    },
  })
  const timesFrom = (begin: number, end: number) =>
    Array.from({ length: (end - begin) / step + 1 }, (_, at) => {
      const minute = begin + at * step
      const label = writeTime(language, new Date(`1970-01-01T${clockOf(minute)}Z`), 'UTC')
      return { value: String(minute), label }
    })
  return (
    <ActionDialog
      isOpen
      size="md"
      words={words}
      busy={blocking.isPending}
      button={{
        onClick: () =>
          blocking.mutate({
            kind: 'blocked',
            from: day,
            to: day,
            weekdays: null,
            hours: [{ from: clockOf(from), to: clockOf(to) }],
            ...(label.trim() && { label }),
          }),
      }}
      onClose={onClose}
    >
      <p className="font-medium text-ink">{writeDay(language, day)}</p>
      <p className="mt-1">{t(words.text)}</p>
      <div className="mt-4 grid grid-cols-2 gap-4">
        <Field label={t(words.from)}>
          <Select
            value={from}
            options={timesFrom(0, wholeDay - step)}
            onChange={({ target }) => {
              const next = Number(target.value)
              setFrom(next)
              if (to <= next) setTo(Math.min(next + 60, wholeDay))
            }}
          />
        </Field>
        <Field label={t(words.to)}>
          <Select
            value={to}
            options={timesFrom(from + step, wholeDay)}
            onChange={({ target }) => setTo(Number(target.value))}
          />
        </Field>
      </div>
      <Field label={t(words.label)} help={t(words.labelHelp)} mark="optional" className="mt-4">
        <TextInput value={label} maxLength={80} onChange={({ target }) => setLabel(target.value)} />
      </Field>
      <FaultLine>{blocking.error && t(wordsOfRefusal(blocking.error))}</FaultLine>
    </ActionDialog>
  )
}
