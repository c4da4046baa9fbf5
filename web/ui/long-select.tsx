import { type ComponentProps, useEffect, useState } from 'react'
import { inIdleTurns } from '#web/lib/when-idle.ts'
import { Select, type SelectOption } from './select.tsx'

type LongSelectProps = Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'placeholder'> & {
  value: string
  /** What is written of the value. */
  chosen: string
  options: () => readonly SelectOption[]
}

/**
 * A choice of so many that a phone takes a while for all of them: they come once somebody reaches for it, or once the page
 * has nothing else to do.
 */
export function LongSelect({ value, chosen, options, ...rest }: LongSelectProps) {
  const [isWhole, setWhole] = useState(false)
  const complete = () => setWhole(true)
  useEffect(() => inIdleTurns(() => setWhole(true)), [])
  return (
    <Select
      {...rest}
      value={value}
      options={isWhole ? options() : [{ value, label: chosen }]}
      onPointerDown={complete}
      onFocus={complete}
    />
  )
}
