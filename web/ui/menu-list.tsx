import type { RefObject } from 'react'
import { Menu, MenuItem, Separator } from 'react-aria-components/Menu'
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

type MenuListProps = {
  label: string
  choices: readonly MenuChoice[]
  button: RefObject<HTMLButtonElement | null>
  focus: 'first' | 'last'
  onClose: () => void
}

/** The choices of an open menu. */
export function MenuList({ label, choices, button, focus, onClose }: MenuListProps) {
  return (
    <AriaLocale>
      <Popover
        trigger="MenuTrigger"
        triggerRef={button}
        isOpen
        onOpenChange={onClose}
        aria-label={label}
        placement="bottom end"
        offset={6}
        className="min-w-52 animate-rise rounded-card border border-line bg-overlay p-1.5 shadow-overlay"
      >
        <Menu aria-label={label} autoFocus={focus} onClose={onClose} className="outline-none">
          {choices.flatMap((choice) => [
            choice.apart && <Separator key={`${choice.id}-line`} className="mx-1.5 my-1.5 h-px bg-line" />,
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
        </Menu>
      </Popover>
    </AriaLocale>
  )
}
