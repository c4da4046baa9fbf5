import { Plus, Trash2 } from 'lucide-react'
import { writeNumber } from '#copy/dates.ts'
import { foodFormWords as words } from '#copy/foods/screen.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { FoodForm } from './use-food-form.ts'

const most = 12

/** The food's household measures. */
export function PortionFields({ form: { draft, set, error } }: { form: FoodForm }) {
  const t = useWords()
  const language = useLanguage()
  const { portions } = draft
  const put = (at: number, changes: Partial<(typeof portions)[number]>) =>
    set({ portions: portions.map((each, place) => (place === at ? { ...each, ...changes } : each)) })
  return (
    <fieldset>
      <legend className="text-sm font-medium text-ink">{t(words.portions)}</legend>
      <p className="mt-1 text-xs text-ink-faint">{t(words.portionsHelp)}</p>
      <ul className="mt-2 grid gap-4">
        {portions.map((portion, at) => {
          const number = writeNumber(language, at + 1)
          return (
            <li key={portion.at} className="grid grid-cols-2 items-start gap-x-4 gap-y-3 sm:grid-cols-7">
              <div className="sm:col-span-2">
                <Field label={t(words.inEnglish)} error={error(`portions.${at}.nameEn`)}>
                  <TextInput
                    aria-label={t(words.portionEn(number))}
                    lang="en"
                    dir="auto"
                    maxLength={80}
                    autoComplete="off"
                    className="aligned-with-page"
                    value={portion.nameEn}
                    onChange={({ target }) => put(at, { nameEn: target.value })}
                  />
                </Field>
              </div>
              <div className="sm:col-span-2">
                <Field label={t(words.inArabic)} error={error(`portions.${at}.nameAr`)}>
                  <TextInput
                    aria-label={t(words.portionAr(number))}
                    lang="ar"
                    dir="auto"
                    maxLength={80}
                    autoComplete="off"
                    className="aligned-with-page"
                    value={portion.nameAr}
                    onChange={({ target }) => put(at, { nameAr: target.value })}
                  />
                </Field>
              </div>
              <div className="sm:col-span-2">
                <Field label={t(words.grams)} error={error(`portions.${at}.grams`)}>
                  <TextInput
                    aria-label={t(words.portionGrams(number))}
                    inputMode="decimal"
                    autoComplete="off"
                    value={portion.grams}
                    onChange={({ target }) => put(at, { grams: target.value })}
                  />
                </Field>
              </div>
              <IconButton
                label={t(words.removePortion(number))}
                icon={Trash2}
                className="mt-6.5 justify-self-end"
                onClick={() => set({ portions: portions.filter((_, place) => place !== at) })}
              />
            </li>
          )
        })}
      </ul>
      {portions.length < most && (
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3.5 mt-1"
          onClick={() =>
            set({
              portions: [...portions, { at: crypto.randomUUID(), nameEn: '', nameAr: '', grams: '' }],
            })
          }
        >
          <Icon of={Plus} small />
          {t(words.addPortion)}
        </Button>
      )}
    </fieldset>
  )
}
