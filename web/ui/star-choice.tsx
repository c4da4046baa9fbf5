import { Star } from 'lucide-react'
import { useId } from 'react'
import { FieldNote } from './field-note.tsx'
import { Icon } from './icon.tsx'

type StarChoiceProps = {
  legend: string
  name: string
  /** Labels of the five choices, from one star upwards. */
  labels: readonly string[]
  /** One to five, or empty. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** One to five stars as radio buttons, so that the arrow keys work. */
export function StarChoice({ legend, name, labels, value, onChange, error }: StarChoiceProps) {
  const noteId = useId()
  const chosen = Number(value)
  return (
    <fieldset className="flex min-w-0 flex-col" aria-describedby={error ? noteId : undefined}>
      <legend className="mb-1 text-sm font-medium text-ink">{legend}</legend>
      <div className="-mx-2 flex">
        {labels.map((label, at) => (
          <label key={label} className={starClass}>
            <input
              type="radio"
              name={name}
              value={at + 1}
              checked={chosen === at + 1}
              onChange={() => onChange(String(at + 1))}
              aria-invalid={error ? true : undefined}
              aria-label={label}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none [scroll-margin:inherit]"
            />
            <span className="pointer-events-none relative">
              <Icon
                of={Star}
                className={at < chosen ? 'size-7 fill-current text-accent-ink' : 'size-7 text-line-control'}
              />
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  )
}

const starClass =
  'relative grid size-11 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus hover:bg-tint/60'
