import { useState, useTransition } from 'react'
import { OwnForm } from './own-form.tsx'
import { readCount } from './split-typed.ts'

type CountInputProps = {
  label: string
  count: number
  readOnly: boolean
  onCount: (count: number) => void
  onEnter: () => void
}

/** As it is typed; what is no amount yet changes nothing. */
export function CountInput({ label, count, readOnly, onCount, onEnter }: CountInputProps) {
  const [text, setText] = useState(() => String(count))
  const [isHere, setHere] = useState(false)
  const [isPending, startTransition] = useTransition()
  const typed = readCount(text)
  return (
    <OwnForm>
      <input
        type="text"
        inputMode="decimal"
        dir="ltr"
        data-count
        aria-label={label}
        aria-invalid={isHere && typed === null}
        autoComplete="off"
        maxLength={7}
        readOnly={readOnly}
        // Undone or measured otherwise meanwhile, it is no longer what was typed.
        value={isPending || (isHere && (typed === null || typed === count)) ? text : String(count)}
        onFocus={({ target }) => {
          setText(String(count))
          setHere(true)
          target.select()
        }}
        onBlur={() => setHere(false)}
        onChange={({ target }) => {
          setText(target.value)
          const next = readCount(target.value)
          if (next !== null) startTransition(() => onCount(next))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
        className="h-9 w-16 rounded-control border border-line-control bg-surface px-2 text-end text-sm tabular-nums aria-invalid:border-danger-ink pointer-coarse:h-11"
      />
    </OwnForm>
  )
}
