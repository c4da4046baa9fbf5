import { useEffect, useState } from 'react'
import { nutrientUnits } from '#contract/foods/nutrients.ts'
import { suggestForDay } from '#contract/plans/authored-plans.ts'
import type { KnownFoods } from '#contract/plans/document.ts'
import type { Suggestion } from '#contract/plans/suggest.ts'
import { nutrientNames, nutrientUnitNames } from '#copy/foods/options.ts'
import { editorWords } from '#copy/plans/editor.ts'
import { nameOfFood } from '#copy/plans/words.ts'
import { suggestionWords as words, writeEffect, writeSuggestion } from '#copy/plans/write-suggestion.ts'
import { queryClient, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type SuggestionDialogProps = {
  plan: string
  /** The number of the day, from 1. */
  number: number
  flush: () => Promise<boolean>
  onApply: (suggestion: Suggestion, foods: KnownFoods) => void
  onClose: () => void
}

/** Suggestions that bring a day closer to its targets, calculated from the saved day and applied one by one. */
export function SuggestionDialog({ plan, number, flush, onApply, onClose }: SuggestionDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const [isKept, setKept] = useState<boolean | null>(null)
  const [applied, setApplied] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the day that was requested
  useEffect(() => {
    flush().then((isSaved) => {
      queryClient.removeQueries({ queryKey: [suggestForDay.path] })
      setKept(isSaved)
    })
  }, [])
  const read = useRead(
    suggestForDay,
    { id: plan, number: String(number) },
    { enabled: isKept === true && applied.length === 0 },
  )
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(words.title)}
      size="md"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t(editorWords.close)}
        </Button>
      }
    >
      {isKept === false ? (
        <p>{t(words.unsaved)}</p>
      ) : (
        <Read of={read} failed={words.failed} waiting={<Skeleton shape="block" className="h-24" />} bare>
          {(data) =>
            data.suggestions.length === 0 ? (
              <p>{t(words.none)}</p>
            ) : (
              <>
                <p>{t(words.explained)}</p>
                <ul className="mt-2 divide-y divide-line text-ink">
                  {data.suggestions.map((each) => (
                    <li key={each.item} className="flex flex-wrap items-center justify-between gap-3 py-3">
                      <div className="min-w-0 flex-1 basis-56">
                        <p className="font-medium">{writeSuggestion(language, data.foods, each)}</p>
                        <ul className="mt-1 text-ink-soft">
                          {each.effects.map((effect) => (
                            <li key={effect.kind}>
                              {writeEffect(
                                language,
                                effect,
                                t(nutrientNames[effect.kind]),
                                t(nutrientUnitNames[nutrientUnits[effect.kind]]),
                              )}
                            </li>
                          ))}
                        </ul>
                      </div>
                      <Button
                        size="sm"
                        variant="secondary"
                        disabled={applied.includes(each.item)}
                        aria-label={t(
                          applied.includes(each.item)
                            ? words.applied
                            : words.applyTo(nameOfFood(language, data.foods, each.from)),
                        )}
                        onClick={() => {
                          setApplied([...applied, each.item])
                          onApply(each, data.foods)
                        }}
                      >
                        {t(applied.includes(each.item) ? words.applied : words.apply)}
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </Read>
      )}
    </Dialog>
  )
}
