import type { ComponentProps } from 'react'
import { controlClass, narrowControlClass } from './control-class.ts'
import { useFieldAttributes } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  /** A fixed prefix such as `+966`; the input is then left to right. */
  prefix?: string
  /** For a few characters beside other boxes. */
  narrow?: boolean
}

export function TextInput({
  prefix,
  narrow = false,
  className,
  dir,
  type = 'text',
  ...rest
}: TextInputProps) {
  const field = useFieldAttributes()
  const direction = dir ?? (leftToRight.has(type) ? 'ltr' : undefined)
  const look = joinClasses(
    narrow ? narrowControlClass : controlClass,
    direction === 'ltr' && 'aligned-with-page',
  )

  if (prefix === undefined)
    return <input {...field} {...rest} type={type} dir={direction} className={joinClasses(look, className)} />

  return (
    <span dir="ltr" className={joinClasses('flex', className)}>
      <span className="phone flex items-center rounded-s-control border border-e-0 border-line-control bg-sunken px-3.5 text-md text-ink-soft">
        {prefix}
      </span>
      <input {...field} {...rest} type={type} className={joinClasses(controlClass, 'rounded-s-none')} />
    </span>
  )
}

const leftToRight = new Set(['email', 'tel', 'url', 'password'])
