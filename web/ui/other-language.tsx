import { Languages } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ui } from '#copy/ui.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { LanguageLink } from '#web/lib/language-link.tsx'
import { otherLanguage } from '#web/lib/path.ts'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type OtherLanguageProps = Pick<ComponentProps<typeof LanguageLink>, 'className' | 'onClick'>

/** A link to this page in the other language, labelled in that language. */
export function OtherLanguage({ className, ...rest }: OtherLanguageProps) {
  const other = otherLanguage(useLanguage())
  return (
    <LanguageLink
      {...rest}
      to={other}
      className={joinClasses(
        'min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-ink-soft transition-colors hover:text-ink',
        className,
      )}
    >
      <Icon of={Languages} small />
      {ui.language[other][other]}
    </LanguageLink>
  )
}
