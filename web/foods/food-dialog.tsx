import { allergens } from '#contract/foods/allergens.ts'
import { type Food, foodGroups, marks, markValues } from '#contract/foods/food.ts'
import { drafts } from '#copy/drafts.ts'
import { allergenNames } from '#copy/foods/allergens.ts'
import { foodGroupNames, markNames, markValueNames } from '#copy/foods/options.ts'
import { foodFormWords as words } from '#copy/foods/screen.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { DraftNote } from '#web/ui/draft-note.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { FoodKind } from './food-draft.ts'
import { PortionFields } from './portion-fields.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { type FoodForm, useFoodForm } from './use-food-form.ts'
import { ValueFields } from './value-fields.tsx'

type FoodDialogProps = { kind: FoodKind; food: Food | null; onClose: () => void }

/** The form of the dietitian's own food or recipe, new or existing. */
export function FoodDialog({ kind, food, onClose }: FoodDialogProps) {
  const t = useWords()
  const form = useFoodForm(kind, food, onClose)
  const { draft, set, error } = form
  const [first, focusFirst] = useFocusAfter<HTMLInputElement>()
  const cancel = () => {
    if (form.busy) return
    if (!food) form.discard()
    onClose()
  }
  return (
    <FormDialog
      isOpen
      size="lg"
      words={{
        title: words.titles[kind][food ? 'edit' : 'add'],
        confirm: words.save,
        busy: words.saving,
        keep: words.cancel,
      }}
      form={form}
      onClose={onClose}
      onCancel={cancel}
    >
      <div className="grid gap-6 pt-1 pb-6">
        {form.draftAt !== null && (
          <DraftNote
            since={form.draftAt}
            onDiscard={() => {
              form.discard()
              focusFirst()
            }}
            words={drafts.notSaved}
          />
        )}
        <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
          <Field label={t(words.nameEn)} help={t(words.nameHelp)} error={error('nameEn')}>
            <TextInput
              ref={first}
              name="nameEn"
              lang="en"
              dir="auto"
              maxLength={80}
              autoComplete="off"
              className="aligned-with-page"
              value={draft.nameEn}
              onChange={({ target }) => set({ nameEn: target.value })}
            />
          </Field>
          <Field label={t(words.nameAr)} error={error('nameAr')}>
            <TextInput
              name="nameAr"
              lang="ar"
              dir="auto"
              maxLength={80}
              autoComplete="off"
              className="aligned-with-page"
              value={draft.nameAr}
              onChange={({ target }) => set({ nameAr: target.value })}
            />
          </Field>
          <Field label={t(words.group)} error={error('group')} mark="required">
            <Select
              name="group"
              value={draft.group}
              placeholder={t(words.chooseGroup)}
              options={foodGroups.map((value) => ({ value, label: t(foodGroupNames[value]) }))}
              onChange={({ target }) =>
                set({ group: foodGroups.find((each) => each === target.value) ?? '' })
              }
            />
          </Field>
        </div>
        {kind === 'recipe' ? <RecipeFields form={form} own={food?.id} /> : <ValueFields form={form} />}
        <PortionFields form={form} />
        {kind === 'food' && <ContentFields form={form} />}
      </div>
    </FormDialog>
  )
}

/** Values that a recipe derives from its ingredients must be entered for a food. */
function ContentFields({ form: { draft, set } }: { form: FoodForm }) {
  const t = useWords()
  return (
    <>
      <ChoiceChips
        legend={t(words.allergens)}
        name="allergens"
        options={allergens.map((value) => ({ value, label: t(allergenNames[value]) }))}
        value={draft.allergens}
        onChange={(chosen) => set({ allergens: chosen })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {marks.map((mark) => (
          <Field key={mark} label={t(markNames[mark])}>
            <Select
              name={mark}
              value={draft.marks[mark]}
              options={markValues.map((value) => ({ value, label: t(markValueNames[value]) }))}
              onChange={({ target }) => {
                const value = markValues.find((each) => each === target.value)
                if (value) set({ marks: { ...draft.marks, [mark]: value } })
              }}
            />
          </Field>
        ))}
      </div>
    </>
  )
}
