import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { joinClasses } from './join-classes.ts'
import type { MenuChoice } from './menu-list.tsx'
import { useFetchedPart } from './use-fetched-part.ts'

type MenuProps = {
  /** Label of the menu, and of the button before what it shows. */
  label: string
  /** Content of the button. */
  children: ReactNode
  choices: readonly MenuChoice[]
  className?: string
}

/**
 * Only the button is rendered until the menu opens, because a screen may have dozens of them, and the menu's own script
 * comes with the first press.
 */
export function Menu({ label, children, choices, className }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [focus, setFocus] = useState<'first' | 'last' | null>(null)
  const [MenuList, fetchList] = useFetchedPart(loadMenuList)
  const open = async (at: 'first' | 'last') => {
    // Not every browser focuses a button that is pressed, but the focus must return here.
    button.current?.focus()
    if (await fetchList()) setFocus(at)
  }
  const press = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.altKey) return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={focus !== null}
        onClick={() => open('first')}
        onKeyDown={press}
        className={joinClasses(
          'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control text-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink',
          className,
        )}
      >
        <span className="sr-only">{label}</span>
        {children}
      </button>
      {focus && MenuList && (
        <MenuList
          label={label}
          choices={choices}
          button={button}
          focus={focus}
          onClose={() => setFocus(null)}
        />
      )}
    </>
  )
}

const loadMenuList = async () => (await import('./menu-list.tsx')).MenuList
