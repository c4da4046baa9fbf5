import { Camera } from 'lucide-react'
import { useState } from 'react'
import {
  correctDiaryEntry,
  type DiaryEntry,
  type MealTime,
  mealTimes,
  recordDiaryEntry,
  saveMealPhoto,
} from '#contract/health/diary.ts'
import type { DiaryKind } from '#contract/health/kinds.ts'
import type { SentTo } from '#contract/route.ts'
import { diaryKindWords, mealTimeWords, diary as words } from '#copy/health/diary.ts'
import { entry } from '#copy/health/history.ts'
import type { Word } from '#copy/word.ts'
import { useChange } from '#web/app/query.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { MomentFields, momentOf, readMoment } from '../moment-fields.tsx'
import { useResentForm } from '../use-resend.ts'

type DiaryDialogProps = { kind: DiaryKind; entry?: DiaryEntry | undefined; onClose: () => void }

/** The form of one meal, medicine or supplement. */
export function DiaryDialog({ kind, entry: known, onClose }: DiaryDialogProps) {
  const t = useWords()
  const [clientId] = useState(() => crypto.randomUUID())
  const [text, setText] = useState(known?.text ?? '')
  const [dose, setDose] = useState(known?.dose ?? '')
  const [mealTime, setMealTime] = useState<MealTime | null>(known?.mealTime ?? null)
  const [at, setAt] = useState(() => momentOf(known ? new Date(known.takenAt) : new Date()))
  const [photo, setPhoto] = useState<File | null>(null)
  const [faults, setFaults] = useState<{ text?: Word; takenAt?: Word }>({})
  const done = async ({ entry: saved }: { entry: DiaryEntry }) => {
    onClose()
    showToast({ tone: 'success', title: t(entry.saved) })
    if (!photo) return
    await sendFile(saveMealPhoto, { id: saved.id }, photo).catch((reason) =>
      showFault(t, words.photoFailed, reason),
    )
    refreshReads(saveMealPhoto)
  }
  const correct = useChange(correctDiaryEntry, { onDone: done })
  const record = useChange(recordDiaryEntry, {
    onDone: (answer, sent) => {
      const { clientId: _, ...values } = sent
      if (isAsSent(answer.entry, sent)) done(answer)
      else correct.mutate({ id: answer.entry.id, ...values })
    },
  })
  const error = record.error ?? correct.error
  const busy = record.isPending || correct.isPending

  const send = () => {
    if (busy) return
    const moment = readMoment(at)
    const isUntouched = known && JSON.stringify(momentOf(new Date(known.takenAt))) === JSON.stringify(at)
    const wrong = {
      ...(!text.trim() && { text: words.textMissing }),
      ...(!moment
        ? { takenAt: entry.dayMissing }
        : moment.getTime() > Date.now() + 60_000 && { takenAt: entry.inFuture }),
    }
    setFaults(wrong)
    if (Object.keys(wrong).length > 0 || !moment) return
    const values = {
      kind,
      text,
      takenAt: isUntouched ? known.takenAt : moment.toISOString(),
      ...(kind === 'meal' ? mealTime && { mealTime } : dose.trim() && { dose }),
      ...(known?.note && { note: known.note }),
    }
    if (known) correct.mutate({ id: known.id, ...values })
    else record.mutate({ clientId, ...values })
  }

  const form = useResentForm({ send, busy, error, faults })

  return (
    <FormDialog
      isOpen
      words={{
        title: (known ? words.edit : words.add)(diaryKindWords[kind]),
        confirm: entry.save,
        busy: entry.saving,
        keep: entry.cancel,
      }}
      form={form}
      onClose={onClose}
      onCancel={onClose}
    >
      <div className="grid gap-5 pt-1 pb-5 text-ink">
        <Field label={t(words[kind])} error={faults.text && t(faults.text)}>
          {kind === 'meal' ? (
            <TextArea
              value={text}
              rows={3}
              maxLength={1_000}
              onChange={({ target }) => setText(target.value)}
            />
          ) : (
            <TextInput
              value={text}
              dir="auto"
              maxLength={1_000}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
              className="aligned-with-page"
            />
          )}
        </Field>
        {kind === 'meal' ? (
          <>
            <ChoiceChips
              kind="one"
              legend={t(words.mealTime)}
              name="meal-time"
              options={mealTimes.map((value) => ({ value, label: t(mealTimeWords[value]) }))}
              value={mealTime ? [mealTime] : []}
              onChange={([next]) => setMealTime(next ?? null)}
            />
            <div className="flex flex-wrap items-center gap-3">
              <FileButton accept="image/jpeg,image/png" onFiles={([file]) => file && setPhoto(file)}>
                <Icon of={Camera} small />
                {t(photo || known?.photoId ? words.otherPhoto : words.photo)}
              </FileButton>
              {photo && <span className="min-w-0 truncate text-xs">{t(words.photoChosen(photo.name))}</span>}
            </div>
          </>
        ) : (
          <Field label={t(words.dose)} mark="optional">
            <TextInput
              value={dose}
              dir="auto"
              maxLength={80}
              autoComplete="off"
              onChange={({ target }) => setDose(target.value)}
              className="aligned-with-page"
            />
          </Field>
        )}
        <MomentFields value={at} onValue={setAt} error={faults.takenAt && t(faults.takenAt)} />
      </div>
    </FormDialog>
  )
}

/** If the answer to an earlier attempt was lost, the server has stored that attempt. */
function isAsSent(kept: DiaryEntry, sent: SentTo<typeof recordDiaryEntry>): boolean {
  const { text, dose = '', mealTime = null, takenAt } = recordDiaryEntry.body.parse(sent)
  return kept.text === text && kept.dose === dose && kept.mealTime === mealTime && kept.takenAt === takenAt
}
