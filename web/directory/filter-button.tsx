import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { directory } from '#copy/directory/search.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { DirectorySearch } from './filters.ts'
import { filtersInWords } from './filters-in-words.ts'

type FilterButtonProps = { asked: DirectorySearch; onChoose: (asked: DirectorySearch) => void }

export function FilterButton({ asked, onChoose }: FilterButtonProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const count = filtersInWords(useLanguage(), asked).length
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} />
        {t(directory.filters.title)}
        {count > 0 && (
          <span className="grid size-6 place-items-center rounded-pill bg-action text-xs text-on-action">
            {count}
            <span className="sr-only"> {t(directory.filters.on)}</span>
          </span>
        )}
      </Button>
      <FilterSheet
        key={isOpen ? 'open' : 'closed'}
        asked={asked}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={(next) => {
          setOpen(false)
          onChoose(next)
        }}
      />
    </>
  )
}
