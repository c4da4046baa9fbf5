import { Minus, Plus } from 'lucide-react'
import { entry as words } from '#copy/health/history.ts'
import { readFigure } from '#web/lib/read-figure.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type FigureFieldProps = {
  label: string
  value: string
  onValue: (value: string) => void
  /** The amount by which the buttons beside it change the value. */
  step: number
  decimals: number
  help?: string
  error?: string | undefined
  /** The field has the focus as soon as it is there, for the first one of a dialog. */
  autoFocus?: boolean
}

/** A number, typed on a keypad or changed with two buttons. */
export function FigureField({
  label,
  value,
  onValue,
  step,
  decimals,
  help,
  error,
  autoFocus = false,
}: FigureFieldProps) {
  const t = useWords()
  const nudge = (by: number) => {
    const figure = readFigure(value)
    if (figure !== null) onValue(Math.max(0, figure + by).toFixed(decimals))
  }
  return (
    <Field label={label} error={error} {...(help && { help })}>
      <span className="flex items-center gap-2">
        <IconButton label={`${label}: ${t(words.less)}`} icon={Minus} onClick={() => nudge(-step)} />
        <TextInput
          autoFocus={autoFocus}
          value={value}
          dir="ltr"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={9}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onValue(target.value)}
          className="text-center text-lg font-semibold"
        />
        <IconButton label={`${label}: ${t(words.more)}`} icon={Plus} onClick={() => nudge(step)} />
      </span>
    </Field>
  )
}
