import type { ComponentProps } from 'react'
import { room } from '#copy/calls/room.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type RoundButtonProps = Omit<ComponentProps<'button'>, 'children' | 'title'> & {
  icon: IconShape
  /** What the button does; `short` is shown below it where there is room. */
  label: Word
  short: Word
  /** The keyboard shortcut. */
  shortcut?: string
  tone?: 'plain' | 'off' | 'active' | 'danger'
}

/** A control of the call. One that is off is highlighted. */
export function RoundButton({ icon, label, short, shortcut, tone = 'plain', ...rest }: RoundButtonProps) {
  const t = useWords()
  return (
    <button
      {...rest}
      type="button"
      aria-label={t(label)}
      title={t(shortcut ? room.controls.withKey(label, shortcut) : label)}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      className="group flex min-w-12 shrink-0 flex-col items-center gap-1 text-xs text-on-deep-soft disabled:opacity-50"
    >
      <span
        className={joinClasses(
          'grid size-12 place-items-center rounded-pill border transition-colors',
          tones[tone],
        )}
      >
        <Icon of={icon} />
      </span>
      <span className="max-md:sr-only">{t(short)}</span>
    </button>
  )
}

const tones = {
  plain: 'border-deep-line bg-deep-hover text-on-deep group-hover:border-on-deep-soft',
  off: 'border-transparent bg-on-deep text-deep group-hover:bg-on-deep-soft',
  active: 'border-transparent bg-action text-on-action group-hover:bg-action-hover',
  danger: 'border-transparent bg-danger text-on-danger group-hover:bg-danger-hover',
}
