import { type ComponentProps, useEffect, useState } from 'react'
import { useHasBeenSeen } from '#web/lib/use-has-been-seen.ts'
import { inIdleTurns } from '#web/lib/when-idle.ts'
import { Select, type SelectOption } from './select.tsx'

type LongSelectProps = Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'placeholder'> & {
  value: string
  /** The label of the value. */
  chosen: string
  options: () => readonly SelectOption[]
  /** Loads what the options need. If that fails they are rendered without it. */
  fetchFirst?: (() => Promise<void>) | undefined
}

/**
 * A select with so many options that a phone is slow to render them: they are added when the reader touches it, or when
 * it is visible and the page is idle.
 */
export function LongSelect({ value, chosen, options, fetchFirst, ...rest }: LongSelectProps) {
  const [select, isSeen] = useHasBeenSeen<HTMLSelectElement>()
  const [isWhole, setWhole] = useState(false)
  const complete = () => {
    const show = () => setWhole(true)
    if (fetchFirst) fetchFirst().then(show, show)
    else show()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once, when the select is first seen
  useEffect(() => (isSeen && !isWhole ? inIdleTurns(complete) : undefined), [isSeen])
  return (
    <Select
      {...rest}
      ref={select}
      value={value}
      options={isWhole ? options() : [{ value, label: chosen }]}
      onPointerDown={complete}
      onFocus={complete}
    />
  )
}
