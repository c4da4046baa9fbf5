import type { ComponentProps } from 'react'
import { writeNumber } from '#copy/dates.ts'
import { profileForm } from '#copy/profiles/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { TextArea } from '#web/ui/text-area.tsx'

const { bio } = profileForm

type BioFieldProps<Name extends string> = Pick<ComponentProps<typeof TextArea>, 'lang' | 'placeholder'> & {
  form: {
    readonly values: Readonly<Record<Name, string | boolean>>
    readonly error: (name: Name) => string | undefined
    readonly control: (name: Name) => ComponentProps<typeof TextArea>
  }
  name: Name
  label: string
  mark?: 'optional'
  /** In characters. */
  most?: number
}

export function BioField<Name extends string>({
  form,
  name,
  label,
  mark,
  most = 1000,
  ...rest
}: BioFieldProps<Name>) {
  const t = useWords()
  const language = useLanguage()
  const length = [...String(form.values[name]).trim()].length
  const left = most - length
  return (
    <div className="relative sm:col-span-2">
      <Field label={label} error={form.error(name)} {...(mark && { mark })}>
        <TextArea {...form.control(name)} rows={6} {...rest} />
      </Field>
      <p
        aria-hidden="true"
        className={joinClasses(
          'absolute end-0 top-0 text-sm',
          left < 0 ? 'font-medium text-danger-ink' : 'text-ink-faint',
        )}
      >
        <bdi>
          {writeNumber(language, length)}/{writeNumber(language, most)}
        </bdi>
      </p>
      <p role="status" className="sr-only">
        {/* Announced near the limit, not at every keystroke. */}
        {left <= 100 && left % 20 === 0 && t(bio.left(left))}
      </p>
    </div>
  )
}
