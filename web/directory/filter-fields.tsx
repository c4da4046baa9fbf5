import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { leastRatings, whenOptions } from '#contract/directory.ts'
import {
  type City,
  cities,
  genders,
  modes,
  practiceLanguages,
  specializations,
} from '#contract/practice-options.ts'
import { directory } from '#copy/directory/search.ts'
import { specializations as specializationWords } from '#copy/options.ts'
import {
  cities as cityWords,
  practiceLanguages as languageWords,
  modes as modeWords,
} from '#copy/practice-options.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type CountedChoice, FilterChoices } from './filter-choices.tsx'
import type { DirectorySearch } from './filters.ts'
import { PriceRange } from './price-range.tsx'

type FilterFieldsProps = {
  asked: DirectorySearch
  counts: CountedChoice | undefined
  onChange: (asked: DirectorySearch) => void
}

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

type CityFilterProps = {
  asked: DirectorySearch
  counts: CountedChoice | undefined
  onChange: (asked: DirectorySearch) => void
}

/** The largest cities, and all of them on demand. */
function CityFilter({ asked, counts, onChange }: CityFilterProps) {
  const t = useWords()
  const [all, setAll] = useState(false)
  const chosen = asked.city?.split(',') ?? []
  const isShown = (city: City, at: number) => all || at < first || chosen.includes(city)
  return (
    <div>
      <FilterChoices
        filter="city"
        kind="several"
        asked={asked}
        counts={counts}
        onChange={onChange}
        options={cities.filter(isShown).map((value) => ({ value, label: t(cityWords[value]) }))}
      />
      {!all && (
        <Button variant="quiet" size="sm" className="-ms-3.5 -mt-2 mb-4" onClick={() => setAll(true)}>
          {t(directory.filters.more)}
          <Icon of={ChevronDown} small />
        </Button>
      )}
    </div>
  )
}

const first = 6
