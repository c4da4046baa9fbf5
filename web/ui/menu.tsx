import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Menu as AriaMenu, MenuItem, Separator } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { AriaLocale } from './aria-locale.tsx'
import { Icon, type IconShape } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type MenuChoice = {
  readonly id: string
  readonly label: string
  readonly icon?: IconShape
  readonly danger?: boolean
  /** Draws a line before this choice. */
  readonly apart?: boolean
  readonly disabled?: boolean
  readonly onChoose: () => void
}

type MenuProps = {
  /** Label of the menu, and of the button before what it shows. */
  label: string
  /** Content of the button. */
  children: ReactNode
  choices: readonly MenuChoice[]
  className?: string
}

/** Only the button is rendered until the menu opens, because a screen may have dozens of them. */
export function Menu({ label, children, choices, className }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [focus, setFocus] = useState<'first' | 'last' | null>(null)
  const open = (at: 'first' | 'last') => {
    // Not every browser focuses a button that is pressed, but the focus must return here.
    button.current?.focus()
    setFocus(at)
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
      {focus && (
        <AriaLocale>
          <Popover
            trigger="MenuTrigger"
            triggerRef={button}
            isOpen
            onOpenChange={() => setFocus(null)}
            aria-label={label}
            placement="bottom end"
            offset={6}
            className="min-w-52 animate-rise rounded-card border border-line bg-overlay p-1.5 shadow-overlay"
          >
            <AriaMenu
              aria-label={label}
              autoFocus={focus}
              onClose={() => setFocus(null)}
              className="outline-none"
            >
              {choices.flatMap((choice) => [
                choice.apart && (
                  <Separator key={`${choice.id}-line`} className="mx-1.5 my-1.5 h-px bg-line" />
                ),
                <MenuItem
                  key={choice.id}
                  id={choice.id}
                  textValue={choice.label}
                  isDisabled={choice.disabled ?? false}
                  onAction={choice.onChoose}
                  className={joinClasses(
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm outline-none data-focused:bg-sunken data-disabled:text-ink-faint',
                    choice.danger ? 'text-danger-ink' : 'text-ink',
                  )}
                >
                  {choice.icon && <Icon of={choice.icon} />}
                  {choice.label}
                </MenuItem>,
              ])}
            </AriaMenu>
          </Popover>
        </AriaLocale>
      )}
    </>
  )
}
