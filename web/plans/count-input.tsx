import { useRef } from 'react'
import { SizedForm } from './own-form.tsx'
import { readCount } from './split-typed.ts'
import { useTypedValue } from './use-typed-value.ts'

type CountInputProps = {
  label: string
  count: number
  readOnly: boolean
  onCount: (count: number) => void
  onEnter: () => void
}

/** An amount as typed; invalid text changes nothing. */
export function CountInput({ label, count, readOnly, onCount, onEnter }: CountInputProps) {
  const ref = useRef<HTMLInputElement>(null)
  const mark = (isInvalid: boolean) => ref.current?.setAttribute('aria-invalid', String(isInvalid))
  const first = useTypedValue(ref, {
    value: String(count),
    write: (text) => {
      const typed = readCount(text)
      mark(typed === null && document.activeElement === ref.current)
      if (typed !== null) onCount(typed)
    },
    isSame: (text) => {
      const typed = readCount(text)
      return typed === null || typed === count
    },
  })
  return (
    <div className="w-16 shrink-0">
      <SizedForm height="h-9 pointer-coarse:h-11">
        <input
          ref={ref}
          type="text"
          inputMode="decimal"
          dir="ltr"
          data-count
          aria-label={label}
          autoComplete="off"
          maxLength={7}
          readOnly={readOnly}
          defaultValue={first}
          onFocus={({ target }) => target.select()}
          onBlur={({ target }) => {
            mark(false)
            target.value = String(readCount(target.value) ?? count)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter()
          }}
          className="size-full rounded-control border border-line-control bg-surface px-2 text-end text-sm tabular-nums aria-invalid:border-danger-ink"
        />
      </SizedForm>
    </div>
  )
}
