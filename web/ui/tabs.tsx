import { CircleAlert } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from './icon.tsx'

export type TabItem = {
  readonly id: string
  readonly label: string
  readonly count?: number | string
  /** A fault on this tab. */
  readonly fault?: string | undefined
  readonly content: ReactNode
}

type TabsProps = {
  /** Label of the tab list, for screen readers. */
  label: string
  tabs: readonly TabItem[]
  selected?: string
  onSelect?: (id: string) => void
}

/** One tab stop; the arrow keys move between the tabs and show their content. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0]
  // A pressed tab is marked immediately; its content may take longer to render, and the earlier one stays until then.
  // A tab that the page itself shows, to focus a field in it, is there at once.
  const [pressed, setPressed] = useState<string>()
  const rendered = useDeferredValue(current)
  const shown = current?.id === pressed && rendered?.id !== pressed ? rendered : current

  const focused = useRef(current?.id)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    // On a narrow screen the chosen tab may be scrolled out of view.
    if (tab && row.current) row.current.scrollBy({ left: overEdge(tab, row.current) })
    // A link in one tab's content may lead to another tab and disappear with the focus.
    if (focused.current !== shown?.id && document.activeElement === document.body) tab?.focus()
    focused.current = shown?.id
  }, [shown?.id])

  const choose = (next: string) => {
    setPressed(next)
    setOwn(next)
    onSelect?.(next)
  }

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tabs.findIndex((tab) => tab.id === current?.id)
    const to = placeAfter(event.key, at, tabs.length, turned)
    const next = to === undefined ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    document.getElementById(`${id}${next.id}`)?.focus()
    choose(next.id)
  }

  return (
    <div>
      <div ref={row} className="-mx-1 overflow-x-auto p-1 print:hidden">
        <div
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className="inline-flex gap-1 rounded-control bg-sunken p-1"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}${tab.id}`}
              aria-selected={tab === current}
              aria-controls={tab === current ? `${id}panel` : undefined}
              tabIndex={tab === current ? 0 : -1}
              className={tabClass}
              onClick={() => choose(tab.id)}
            >
              {tab.label}
              {tab.count !== undefined && <span className="text-xs text-ink-faint">{tab.count}</span>}
              {tab.fault && (
                <span className="relative text-danger-ink">
                  <Icon of={CircleAlert} small />
                  <span className="sr-only">{tab.fault}</span>
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${shown.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard too
          tabIndex={0}
          className="mt-5 rounded-card"
        >
          {shown.content}
        </div>
      )}
    </div>
  )
}

/** How far a tab is outside its row. `scrollIntoView` would move the page too. */
function overEdge(tab: HTMLElement, row: HTMLElement): number {
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  return Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
}

/** The index that a key leads to, wrapping around. */
function placeAfter(key: string, at: number, count: number, turned: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (turned ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count
  if (key === (turned ? 'ArrowRight' : 'ArrowLeft')) return (at - 1 + count) % count
  return undefined
}

const tabClass =
  'flex min-h-9 items-center gap-2 rounded-check border border-transparent px-3.5 text-sm whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-selected:border-line aria-selected:bg-surface aria-selected:font-medium aria-selected:text-ink pointer-coarse:min-h-11'
