import { languageOfText, textFor } from '#contract/text-language.ts'
import { useLanguage } from '#web/lib/language.tsx'

type UserTextProps = {
  text: string
  /** The same in the other language, where it was given. */
  other?: string | null
  as?: 'bdi' | 'p' | 'h3'
  className?: string
}

/** What somebody wrote in one language or two: in the reader's where it was given, else marked with its own. */
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
