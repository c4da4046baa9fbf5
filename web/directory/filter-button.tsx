import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { countDietitians } from '#contract/directory.ts'
import { counts } from '#copy/directory/counts.ts'
import { directory } from '#copy/directory/search.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { withReaderZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type DirectorySearch, filtersOf, withoutFilters } from './filters.ts'
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

type FilterSheetProps = {
  asked: DirectorySearch
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (asked: DirectorySearch) => void
}

/** The choices take effect only with the button, which states the number of results. */
function FilterSheet({ asked, isOpen, onOpenChange, onChoose }: FilterSheetProps) {
  const t = useWords()
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [draft, setDraft] = useState(asked)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setDraft(asked)
  }
  const { data } = useRead(
    countDietitians,
    { ...filtersOf(draft), ...withReaderZone() },
    { enabled: isOpen, keepsLast: true },
  )
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t(directory.filters.title)}
      actions={
        <>
          <Button variant="secondary" onClick={() => setDraft(withoutFilters(draft))}>
            {t(directory.filters.clear)}
          </Button>
          <Button className="flex-1" onClick={() => onChoose(draft)}>
            {t(data ? counts.show(data.total) : directory.filters.show)}
          </Button>
        </>
      }
    >
      <FilterFields asked={draft} counts={data} onChange={setDraft} />
    </Sheet>
  )
}
