import { X } from 'lucide-react'
import { useRef } from 'react'
import { directory } from '#copy/directory/search.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type DirectorySearch, withoutFilters } from './filters.ts'
import { filtersInWords } from './filters-in-words.ts'

type ActiveFiltersProps = { asked: DirectorySearch; onChange: (asked: DirectorySearch) => void }

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ asked, onChange }: ActiveFiltersProps) {
  const t = useWords()
  const list = useRef<HTMLUListElement>(null)
  const active = filtersInWords(useLanguage(), asked)
  if (active.length === 0) return null

  /** The focus moves to the next filter, or back to the search box. */
  const remove = (without: DirectorySearch, at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1]
    next?.focus()
    onChange(without)
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ul ref={list} aria-label={t(directory.filters.active)} className="contents">
        {active.map(({ id, label, without }, at) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t(directory.filters.remove(label))}
              onClick={() => remove(without, at)}
              className="inline-flex min-h-9 items-center gap-2 rounded-pill border border-transparent bg-tint ps-3.5 pe-2.5 text-sm text-on-tint transition-colors hover:bg-tint-hover pointer-coarse:min-h-11"
            >
              {label}
              <Icon of={X} small />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" onClick={() => onChange(withoutFilters(asked))}>
        {t(directory.filters.clear)}
      </Button>
    </div>
  )
}
