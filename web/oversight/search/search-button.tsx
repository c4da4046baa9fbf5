import { Search } from 'lucide-react'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { adminSearch as words } from '#copy/oversight/search.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'

const load = () => import('./search-panel.tsx')
const Panel = lazyPart(load, 'SearchPanel', <div className="h-32" />)

/** Opens the search from every page of the admin portal. Its words are dropped when it closes. */
export function SearchButton() {
  const t = useWords()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) panel.current?.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t(words.open)}
        className={iconButtonClass}
        onPointerEnter={load}
        onFocus={load}
      >
        <Icon of={Search} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: choosing a link by keyboard fires a click event too */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t(words.open)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={closeAfterChoice}
        className="fixed inset-auto end-3 top-15 m-0 max-h-[calc(100dvh-5rem)] w-140 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto overscroll-contain rounded-card border border-line bg-overlay text-ink shadow-overlay sm:end-6 lg:end-10"
      >
        {isOpen && <Panel />}
      </div>
    </>
  )
}
