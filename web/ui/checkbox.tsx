import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote } from './field-note.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label, which may contain links. */
  children: ReactNode
  /** The row beside it names it already. */
  isLabelHidden?: boolean
  help?: ReactNode
  error?: string | undefined
}

export function Checkbox({
  children,
  isLabelHidden = false,
  help,
  error,
  className,
  ...rest
}: CheckboxProps) {
  const noteId = useId()
  return (
    <div className={className}>
      <label
        className={joinClasses(
          'flex min-h-11 cursor-pointer gap-3 py-2 text-sm text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
          isLabelHidden ? 'items-center' : 'items-start',
        )}
      >
        <span className="relative mt-[calc((1lh-1.25rem)/2)] grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error || help ? noteId : undefined}
            className="peer absolute inset-0 appearance-none rounded-check border border-line-control bg-surface transition-colors checked:border-action checked:bg-action aria-invalid:border-danger-ink disabled:opacity-50 forced-colors:appearance-auto"
          />
          <Icon
            of={Check}
            small
            className="pointer-events-none relative text-on-action opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className={isLabelHidden ? 'sr-only' : 'min-w-0 flex-1'}>{children}</span>
      </label>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}
