import { type ComponentProps, useEffect, useState } from 'react'
import { useHasBeenSeen } from '#web/lib/use-has-been-seen.ts'
import { inIdleTurns } from '#web/lib/when-idle.ts'
import { Select, type SelectOption } from './select.tsx'

type LongSelectProps = Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'placeholder'> & {
  value: string
  /** What is written of the value. */
  chosen: string
  options: () => readonly SelectOption[]
  /** What the options wait for. Where it does not come they do without it. */
  fetchFirst?: (() => Promise<void>) | undefined
}

/**
 * A choice of so many that a phone takes a while for all of them: they come once somebody reaches for it, or sees it and the
 * page has nothing else to do.
 */
export function LongSelect({ value, chosen, options, fetchFirst, ...rest }: LongSelectProps) {
  const [select, isSeen] = useHasBeenSeen<HTMLSelectElement>()
  const [isWhole, setWhole] = useState(false)
  const complete = () => {
    const show = () => setWhole(true)
    if (fetchFirst) fetchFirst().then(show, show)
    else show()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
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
