import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { useFieldAttributes } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

type TextAreaProps = ComponentProps<'textarea'> & {
  /** Small text, and one line high until more is written. */
  compact?: boolean
}

/** Grows with its text if the browser supports that; otherwise it can be resized. */
export function TextArea({ compact = false, className, rows = 4, dir = 'auto', ...rest }: TextAreaProps) {
  const field = useFieldAttributes()
  return (
    <textarea
      {...field}
      {...rest}
      rows={compact ? 1 : rows}
      dir={dir}
      className={joinClasses(
        controlClass,
        'field-sizing-content contain-inline-size max-h-96 resize-y py-2.5 aligned-with-page',
        compact ? 'text-sm' : 'min-h-28',
        className,
      )}
    />
  )
}
