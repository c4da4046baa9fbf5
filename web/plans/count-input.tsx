import { useState } from 'react'
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
  const [isInvalid, setInvalid] = useState(false)
  const typed = useTypedValue<HTMLInputElement>({
    value: String(count),
    write: (text) => {
      const read = readCount(text)
      setInvalid(read === null)
      if (read !== null) onCount(read)
    },
    isSame: meansSame,
  })
  return (
    <div className="w-16 shrink-0">
      <SizedForm height="h-9 pointer-coarse:h-11">
        <input
          {...typed}
          type="text"
          inputMode="decimal"
          dir="ltr"
          data-count
          aria-label={label}
          autoComplete="off"
          maxLength={7}
          readOnly={readOnly}
          aria-invalid={isInvalid}
          onFocus={({ target }) => target.select()}
          onBlur={({ target }) => {
            setInvalid(false)
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

const meansSame = (text: string, value: string) => {
  const typed = readCount(text)
  return typed === null || typed === Number(value)
}
