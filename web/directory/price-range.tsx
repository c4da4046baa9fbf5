import { useId } from 'react'
import { directory } from '#copy/directory/search.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { FieldNote } from '#web/ui/field-note.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { CountedChoice } from './filter-choices.tsx'
import type { DirectorySearch } from './filters.ts'

type PriceRangeProps = {
  asked: DirectorySearch
  counts: CountedChoice | undefined
  onChange: (asked: DirectorySearch) => void
}

/** Prices in riyals, typed in Western or Arabic digits. */
export function PriceRange({ asked, counts, onChange }: PriceRangeProps) {
  const t = useWords()
  const language = useLanguage()
  const noteId = useId()
  const { filters } = directory
  const isReversed = Boolean(asked.least && asked.most && Number(asked.least) > Number(asked.most))
  const prices = counts?.prices
  return (
    <fieldset aria-describedby={noteId} className="py-5">
      <legend className="mb-2.5 text-sm font-medium">{t(filters.price)}</legend>
      <div className="mb-1.5 grid grid-cols-2 gap-3">
        {(['least', 'most'] as const).map((name) => (
          <Field key={name} label={t(filters[name])}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              aria-invalid={isReversed || undefined}
              value={asked[name] ?? ''}
              placeholder={prices ? String(prices[name]) : undefined}
              onChange={({ target }) => onChange({ ...asked, [name]: riyals(target.value) })}
            />
          </Field>
        ))}
      </div>
      <FieldNote
        id={noteId}
        help={prices && t(filters.priceHelp(price(language, prices.least), price(language, prices.most)))}
        error={isReversed ? t(filters.pricesReversed) : undefined}
      />
    </fieldset>
  )
}

/** The typed text as a valid price, if it is one. */
function riyals(text: string): string | undefined {
  const digits = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\D/g, '')
    .slice(0, 5)
  return digits ? String(Math.min(Number(digits), most)) : undefined
}

const most = 10_000
