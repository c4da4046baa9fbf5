import { leastRatings, whenOptions } from '#contract/directory.ts'
import { genders, modes, practiceLanguages, specializations } from '#contract/practice-options.ts'
import { directory } from '#copy/directory/search.ts'
import { specializations as specializationWords } from '#copy/options.ts'
import { practiceLanguages as languageWords, modes as modeWords } from '#copy/practice-options.ts'
import { useWords } from '#web/lib/words.ts'
import type { Asked } from './asked.ts'
import { CityFilter } from './city-filter.tsx'
import { type Counted, FilterChoices } from './filter-choices.tsx'
import { PriceRange } from './price-range.tsx'

type FilterFieldsProps = { asked: Asked; counts: Counted | undefined; onChange: (asked: Asked) => void }

export function FilterFields(props: FilterFieldsProps) {
  const t = useWords()
  const { filters } = directory
  return (
    <div className="divide-y divide-line">
      <FilterChoices
        {...props}
        filter="specialization"
        kind="several"
        options={specializations.map((value) => ({ value, label: t(specializationWords[value]) }))}
      />
      <FilterChoices
        {...props}
        filter="when"
        options={whenOptions.map((value) => ({ value, label: t(filters.whens[value]) }))}
      />
      <FilterChoices
        {...props}
        filter="mode"
        options={modes.map((value) => ({ value, label: t(modeWords[value]) }))}
      />
      <FilterChoices
        {...props}
        filter="gender"
        options={genders.map((value) => ({ value, label: t(filters.genders[value]) }))}
      />
      <FilterChoices
        {...props}
        filter="language"
        kind="several"
        options={practiceLanguages.map((value) => ({ value, label: t(languageWords[value]) }))}
      />
      <PriceRange {...props} />
      <FilterChoices
        {...props}
        filter="rating"
        options={leastRatings.map((value) => ({ value, label: t(filters.atLeast(value)) }))}
      />
      <CityFilter {...props} />
    </div>
  )
}
