import { languageOfText, textFor } from '#contract/text-language.ts'
import { useLanguage } from '#web/lib/language.tsx'

type UserTextProps = {
  text: string
  /** The same text in the other language, if it was given. */
  other?: string | null
  as?: 'bdi' | 'p' | 'h3'
  className?: string
}

/**
 * Text that a person wrote in one or two languages: shown in the reader's if possible, otherwise with its own `lang`.
 */
export function UserText({ text, other, as: As = 'bdi', className }: UserTextProps) {
  const language = useLanguage()
  const shown = textFor(language, text, other)
  const own = languageOfText(shown)
  return (
    <As
      dir={own ? (own === 'ar' ? 'rtl' : 'ltr') : 'auto'}
      {...(own && own !== language && { lang: own })}
      className={className}
    >
      {shown}
    </As>
  )
}
