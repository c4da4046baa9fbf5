import { Pencil, Trash2 } from 'lucide-react'
import type { Food } from '#contract/foods/food.ts'
import { ofAmount } from '#contract/foods/nutrients.ts'
import { textFor } from '#contract/text-language.ts'
import { writeNumber } from '#copy/dates.ts'
import { foodGroupNames } from '#copy/foods/options.ts'
import { foodsWords as words } from '#copy/foods/screen.ts'
import { writeAllergens, writeMain, writeMarks, writeSource, writeValue } from '#copy/foods/write-food.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type FoodRowProps = { food: Food; onOpen: () => void; onEdit: () => void; onRemove: () => void }

/** A food with its main values; its name opens all of them. */
export function FoodRow({ food, onOpen, onEdit, onRemove }: FoodRowProps) {
  const t = useWords()
  const language = useLanguage()
  const { en, ar } = food.names
  const name = textFor(language, en ?? ar ?? '', ar)
  const [portion] = food.portions
  const allergens = writeAllergens(food)
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 gap-y-1 p-5 hover:bg-tint/30 sm:flex-nowrap sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-md font-semibold">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="min-w-0 rounded-control text-start after:absolute after:inset-0"
          >
            <UserText text={en ?? ar ?? ''} other={ar} />
          </button>
          {food.owner === 'mine' && <Badge tone="tint">{t(words.mine)}</Badge>}
        </h3>
        <p className="mt-1 text-sm text-ink">{t(writeMain(food))}</p>
        {portion && (
          <p className="text-sm text-ink-soft">
            {t(
              words.portion(
                textFor(language, portion.names.en ?? portion.names.ar ?? '', portion.names.ar),
                writeNumber(language, portion.grams),
                writeValue(language, 'energy', ofAmount(food.per100g, portion.grams).energy),
              ),
            )}
          </p>
        )}
        {allergens && <p className="mt-1 text-sm font-medium text-ink">{t(allergens)}</p>}
        <p className="mt-1 text-xs text-ink-soft">
          {[foodGroupNames[food.group], ...writeMarks(food), writeSource(food)].map(t).join(' · ')}
        </p>
      </div>
      {food.owner === 'mine' && (
        <div className="relative -m-1.5 flex shrink-0">
          <IconButton label={t(words.editOf(name))} icon={Pencil} aria-haspopup="dialog" onClick={onEdit} />
          <IconButton
            label={t(words.removeOf(name))}
            icon={Trash2}
            aria-haspopup="dialog"
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  )
}
