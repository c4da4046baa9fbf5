import { X } from 'lucide-react'
import { type Item, type KnownFoods, mostAlternatives } from '#contract/plans/document.ts'
import { countOfEqualEnergy, energyOf } from '#contract/plans/totals.ts'
import { type WatchedFor, warningsOf } from '#contract/plans/warnings.ts'
import { writeNumber } from '#copy/dates.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { nameOfFood, writeAmount } from '#copy/plans/words.ts'
import { parts } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { addAlternative, type Place, withItem } from './edits.ts'
import { FoodSearch } from './food-search.tsx'
import type { Edit } from './use-draft.ts'
import { WarningBadges } from './warning-badges.tsx'

type ItemAlternativesProps = {
  item: Item
  place: Place
  foods: KnownFoods
  watched: WatchedFor
  readOnly: boolean
  /** Another alternative is being added. */
  isAdding: boolean
  edit: (change: Edit) => void
  onClose: () => void
}

/** The alternatives to a food. */
export function ItemAlternatives(props: ItemAlternativesProps) {
  const { item, place, foods, watched, readOnly, isAdding, edit, onClose } = props
  const t = useWords()
  const language = useLanguage()
  const name = nameOfFood(language, foods, item)
  return (
    <div className="mt-1 ms-6 text-sm">
      <ul aria-label={t(words.alternativesOf(name))}>
        {item.alternatives.map((each, index) => {
          const other = foods[each.food]
          const energy = writeNumber(language, Math.round(energyOf(foods, each)))
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same food may be listed twice
              key={index}
              className="flex flex-wrap items-center gap-x-2 text-ink-soft"
            >
              <span>
                {t(words.or)} {nameOfFood(language, foods, each)}
                {t(parts.comma)}
                {writeAmount(language, foods, each)}
                {' · '}
                {t(words.kcal(energy))}
              </span>
              {other && <WarningBadges warnings={warningsOf(other, watched)} />}
              {!readOnly && (
                <IconButton
                  icon={X}
                  label={t(words.removeOf(nameOfFood(language, foods, each)))}
                  className="size-8 pointer-coarse:size-11"
                  onClick={() =>
                    edit((draft) =>
                      withItem(draft, place, (before) => ({
                        ...before,
                        alternatives: before.alternatives.toSpliced(index, 1),
                      })),
                    )
                  }
                />
              )}
            </li>
          )
        })}
      </ul>
      {isAdding && item.alternatives.length < mostAlternatives && (
        <FoodSearch
          focused
          label={t(words.alternativesOf(name))}
          placeholder={t(words.addAlternative)}
          watched={watched}
          onEscape={onClose}
          onPick={(food, amount) =>
            edit((draft) =>
              addAlternative(draft, place, food, {
                ...amount,
                count: countOfEqualEnergy({ ...draft.foods, [food.id]: food }, item, amount) ?? amount.count,
              }),
            )
          }
        />
      )}
    </div>
  )
}
