import { Languages } from 'lucide-react'
import { frame } from '#copy/public/frame.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { LanguageLink } from '#web/lib/language-link.tsx'
import { otherLanguage } from '#web/lib/path.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

/** Leads to this page in the language that it is not in, named in that language. */
export function OtherLanguage({ className }: { className?: string }) {
  const other = otherLanguage(useLanguage())
  return (
    <LanguageLink
      to={other}
      className={joinClasses(
        'min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-ink-soft transition-colors hover:text-ink',
        className,
      )}
    >
      <Icon of={Languages} small />
      {frame.language[other][other]}
    </LanguageLink>
  )
}
