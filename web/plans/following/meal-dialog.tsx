import { Camera } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type MealTime, mealTimes, recordDiaryEntry, saveMealPhoto } from '#contract/health/diary.ts'
import type { Amount, KnownFoods, Meal } from '#contract/plans/document.ts'
import { chosenMeal, type MealRecord } from '#contract/plans/meal-records.ts'
import { mealDialog as words } from '#copy/plans/meal-dialog.ts'
import { nameOfFood, nameOfMeal, writeAmount } from '#copy/plans/words.ts'
import { parts } from '#copy/portal/parts.ts'
import { useChange } from '#web/app/query.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { entryOf, type MealEntry } from './unsent-records.ts'

type MealDialogProps = {
  meal: Meal
  foods: KnownFoods
  record: MealRecord | undefined
  isAhead: boolean
  onSay: (said: MealEntry) => void
  onClose: () => void
}

/** Records what is eaten instead, a note, and a photo, which is added to the diary with the meal. */
export function MealDialog({ meal, foods, record, isAhead, onSay, onClose }: MealDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const [said, setSaid] = useState(() => entryOf(record))
  const [photo, setPhoto] = useState<File | null>(null)
  const [clientId] = useState(() => crypto.randomUUID())
  const write = useChange(recordDiaryEntry, {
    onDone: ({ entry }) => keep(entry.id),
  })
  const swappable = meal.items.filter(({ alternatives }) => alternatives.length > 0)
  const writeDish = (amount: Amount) =>
    [nameOfFood(language, foods, amount), writeAmount(language, foods, amount)].join(t(parts.comma))
  const textOf = () =>
    chosenMeal(meal, { ...said, meal: meal.id, photoId: null })
      .map(writeDish)
      .join('\n')
      .slice(0, 1_000)

  async function keep(entry: string | null) {
    onSay({ ...said, entry })
    onClose()
    if (!photo || !entry) return
    await sendFile(saveMealPhoto, { id: entry }, photo).catch((reason) =>
      showFault(t, words.photoFailed, reason),
    )
    refreshReads(saveMealPhoto)
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (write.isPending) return
    const mealTime = mealTimes.find((each) => each === meal.kind) as MealTime | undefined
    if (photo && said.entry === null)
      write.mutate({
        clientId,
        kind: 'meal',
        text: textOf(),
        takenAt: new Date().toISOString(),
        ...(mealTime && { mealTime }),
      })
    else keep(said.entry)
  }

  return (
    <FormDialog
      isOpen
      words={{ title: nameOfMeal(meal), confirm: words.save, busy: words.saving, keep: words.cancel }}
      form={{
        form: { onSubmit: save, noValidate: true },
        busy: write.isPending,
        refused: write.error && t(wordsOfRefusal(write.error)),
      }}
      onClose={onClose}
      onCancel={onClose}
    >
      <div className="grid gap-5 pt-1 pb-5 text-ink">
        {swappable.map((item) => (
          <ChoiceChips
            key={item.id}
            kind="one"
            name={`swap-${item.id}`}
            legend={t(words.swap(nameOfFood(language, foods, item)))}
            className="grid gap-2"
            options={[item, ...item.alternatives].map((amount, at) => {
              const text = writeDish(amount)
              return { value: amount.food, label: at === 0 ? t(words.asPlanned(text)) : text }
            })}
            value={[said.swaps.find((each) => each.item === item.id)?.food ?? item.food]}
            onChange={([food]) => {
              const others = said.swaps.filter((each) => each.item !== item.id)
              const isPlanned = food === undefined || food === item.food
              setSaid({ ...said, swaps: isPlanned ? others : [...others, { item: item.id, food }] })
            }}
          />
        ))}
        {swappable.length === 0 && <p className="text-sm text-ink-soft">{t(words.noSwaps)}</p>}
        <Field label={t(words.note)} help={t(words.noteHelp)} mark="optional">
          <TextArea
            value={said.note}
            rows={3}
            maxLength={500}
            onChange={({ target }) => setSaid({ ...said, note: target.value })}
          />
        </Field>
        {!isAhead && (
          <div className="flex flex-wrap items-center gap-3">
            <FileButton accept="image/jpeg,image/png" onFiles={([file]) => file && setPhoto(file)}>
              <Icon of={Camera} small />
              {t(photo || record?.photoId ? words.otherPhoto : words.photo)}
            </FileButton>
            {photo && <span className="min-w-0 truncate text-xs">{t(words.chosen(photo.name))}</span>}
          </div>
        )}
      </div>
    </FormDialog>
  )
}
