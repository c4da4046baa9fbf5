import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type City, cities } from '#contract/practice-options.ts'
import { directory } from '#copy/directory/search.ts'
import { cities as cityWords } from '#copy/practice-options.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Asked } from './asked.ts'
import { type Counted, FilterChoices } from './filter-choices.tsx'

type CityFilterProps = { asked: Asked; counts: Counted | undefined; onChange: (asked: Asked) => void }

/** The largest first; the others when somebody asks for them. */
export function CityFilter({ asked, counts, onChange }: CityFilterProps) {
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
