import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { useFieldAttributes } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

/** Grows with what is written where the browser can, and can be pulled where it cannot. */
export function TextArea({ className, rows = 4, dir = 'auto', ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldAttributes()
  return (
    <textarea
      {...field}
      {...rest}
      rows={rows}
      dir={dir}
      className={joinClasses(
        controlClass,
        'field-sizing-content contain-inline-size max-h-96 min-h-28 resize-y py-2.5 aligned-with-page',
        className,
      )}
    />
  )
}
