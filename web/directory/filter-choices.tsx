import { useId } from 'react'
import type { countDietitians } from '#contract/directory.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeNumber } from '#copy/dates.ts'
import { directory } from '#copy/directory/search.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { type ChoiceChip, ChoiceChips } from '#web/ui/choice-chips.tsx'
import type { DirectorySearch } from './filters.ts'

export type CountedChoice = OutputOf<typeof countDietitians>

type FilterChoicesProps = {
  filter: 'specialization' | 'language' | 'gender' | 'city' | 'mode' | 'rating' | 'when'
  options: readonly ChoiceChip[]
  kind?: 'one' | 'several'
  asked: DirectorySearch
  counts: CountedChoice | undefined
  onChange: (asked: DirectorySearch) => void
}

/** The choices of one filter, each with the number of results. A choice without results is disabled. */
export function FilterChoices({
  filter,
  options,
  kind = 'one',
  asked,
  counts,
  onChange,
}: FilterChoicesProps) {
  const t = useWords()
  const language = useLanguage()
  const chosen = asked[filter]?.split(',') ?? []
  const counted = options.map((option) => {
    const count = counts?.[filter][option.value] ?? 0
    const isNobody = counts !== undefined && count === 0 && !chosen.includes(option.value)
    return {
      ...option,
      ...(counts && { note: writeNumber(language, count) }),
      disabled: isNobody,
    }
  })
  const any = { value: '', label: t(directory.filters.any) }
  return (
    <div className="py-5">
      <ChoiceChips
        legend={t(directory.filters[filter])}
        name={useId()}
        kind={kind}
        options={kind === 'one' ? [any, ...counted] : counted}
        value={kind === 'one' && chosen.length === 0 ? [any.value] : chosen}
        onChange={(value) => onChange({ ...asked, [filter]: value.join(',') || undefined })}
      />
    </div>
  )
}
