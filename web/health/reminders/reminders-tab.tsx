import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type EntryKind, entryKinds, measureKinds } from '#contract/health/kinds.ts'
import { addReminder, type Reminder, removeReminder } from '#contract/health/reminders.ts'
import { writeDate } from '#copy/dates.ts'
import { diaryKindWords } from '#copy/health/diary.ts'
import { entry } from '#copy/health/history.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { reminders as words } from '#copy/health/reminders.ts'
import type { Word } from '#copy/word.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useFocusAfter, useFocusFirstFault } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { AskConsent } from '../ask-consent.tsx'
import { quarters } from '../moment-fields.tsx'

type RemindersTabProps = { reminders: readonly Reminder[]; hasConsent: boolean }

const nameOf = (kind: EntryKind): Word => {
  const measured = measureKinds.find((each) => each === kind)
  if (measured) return kindWords[measured].name
  return diaryKindWords[kind as keyof typeof diaryKindWords]
}

/** Days and times of the reminders to measure. */
export function RemindersTab({ reminders, hasConsent }: RemindersTabProps) {
  const t = useWords()
  const language = useLanguage()
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const remove = useChange(removeReminder, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.removed) })
      focusTitle()
    },
    onRefused: (reason) => showFault(t, entry.removeFailed, reason),
  })
  const say = ({ kind, weekdays, time }: Reminder) =>
    [
      t(nameOf(kind)),
      weekdays.length === 7
        ? t(words.everyDay)
        : weekdays.map((weekday) => nameWeekday(language, weekday)).join(language === 'ar' ? '، ' : ', '),
      writeDate(language, new Date(`2026-01-01T${time}:00Z`), 'time', 'UTC'),
    ].join(' · ')
  return (
    <SettingsList>
      <SettingsSection title={t(words.title)} text={t(words.text)} titleRef={title}>
        {reminders.length > 0 ? (
          <ul className="-mt-2 divide-y divide-line">
            {reminders.map((reminder) => (
              <li key={reminder.id} className="flex items-center gap-3 py-1">
                <span className="min-w-0 flex-1 text-sm">{say(reminder)}</span>
                <IconButton
                  label={t(words.remove(say(reminder)))}
                  icon={Trash2}
                  onClick={() => remove.mutate({ id: reminder.id })}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-ink-soft">{t(words.none)}</p>
        )}
        <ReminderForm hasConsent={hasConsent} />
      </SettingsSection>
    </SettingsList>
  )
}

function ReminderForm({ hasConsent }: { hasConsent: boolean }) {
  const t = useWords()
  const language = useLanguage()
  const [kind, setKind] = useState<EntryKind>('weight')
  const [weekdays, setWeekdays] = useState<string[]>([...week])
  const [time, setTime] = useState('07:30')
  const [missing, setMissing] = useState<{ days: true } | null>(null)
  const form = useFocusFirstFault(missing)
  const [isAsking, setAsking] = useState(false)
  const add = useChange(addReminder, {
    onDone: () => showToast({ tone: 'success', title: t(words.saved) }),
  })
  const put = () => add.mutate({ kind, weekdays: weekdays.map(Number).toSorted(), time })
  const send = () => {
    if (weekdays.length === 0) return setMissing({ days: true })
    if (hasConsent) put()
    else setAsking(true)
  }
  return (
    <form
      ref={form}
      noValidate
      className="mt-6 grid gap-5 border-t border-line pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={t(words.kind)} className="max-w-80">
        <Select
          value={kind}
          options={entryKinds
            .filter((each) => each !== 'height')
            .map((value) => ({ value, label: t(nameOf(value)) }))}
          onChange={({ target }) => setKind(entryKinds.find((each) => each === target.value) ?? kind)}
        />
      </Field>
      <ChoiceChips
        legend={t(words.days)}
        name="weekdays"
        options={week.map((value) => ({ value, label: nameWeekday(language, Number(value)) }))}
        value={weekdays}
        onChange={(next) => {
          setWeekdays(next)
          setMissing(null)
        }}
        error={missing ? t(words.daysMissing) : undefined}
      />
      <Field label={t(words.time)} className="max-w-48">
        <Select
          value={time}
          options={quarters.map((value) => ({
            value,
            label: writeDate(language, new Date(`2026-01-01T${value}:00Z`), 'time', 'UTC'),
          }))}
          onChange={({ target }) => setTime(target.value)}
        />
      </Field>
      <FaultLine>{add.error && t(wordsOfRefusal(add.error))}</FaultLine>
      <div>
        <Button type="submit" busy={add.isPending} busyText={t(entry.saving)}>
          {t(words.add)}
        </Button>
      </div>
      {isAsking && (
        <AskConsent
          hasConsent={hasConsent}
          onGiven={() => {
            setAsking(false)
            put()
          }}
          onClose={() => setAsking(false)}
        >
          {null}
        </AskConsent>
      )}
    </form>
  )
}

const week = ['0', '1', '2', '3', '4', '5', '6'] as const

/** 22 November 2026 is a Sunday. */
const nameWeekday = (language: 'en' | 'ar', weekday: number) =>
  writeDate(language, new Date(Date.UTC(2026, 10, 22 + weekday)), 'weekday', 'UTC')
