import type { ReactNode } from 'react'
import { chooseLanguage } from '#contract/accounts/security.ts'
import { ui } from '#copy/ui.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { LanguageLink } from '#web/lib/language-link.tsx'
import { otherLanguage } from '#web/lib/path.ts'

type OwnLanguageLinkProps = { icon: ReactNode; className: string }

/** A link to this page in the other language, in which emails are written from then on. */
export function OwnLanguageLink({ icon, className }: OwnLanguageLinkProps) {
  const other = otherLanguage(useLanguage())
  // `keepalive`: the press replaces the document, but emails must follow the choice too.
  const remembering = useChange(chooseLanguage, { keepalive: true })
  return (
    <LanguageLink to={other} className={className} onClick={() => remembering.mutate({ language: other })}>
      {icon}
      {ui.language[other][other]}
    </LanguageLink>
  )
}
