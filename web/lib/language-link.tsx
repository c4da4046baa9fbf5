import { useLocation, useMatches } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import type { Language } from '#contract/language.ts'
import { localPath } from './path.ts'

type LanguageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'hrefLang' | 'lang'> & {
  to: Language
}

/**
 * A link to the same page in another language. It loads a new document, so that language and direction are right from
 * the first byte. `boot.js` remembers the choice and adds the query, which the prerendered page does not know.
 */
export function LanguageLink({ to, ...rest }: LanguageLinkProps) {
  const path = useLocation({ select: (location) => location.pathname })
  const missing = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.kind === 'missing' })
  return (
    <a
      {...rest}
      href={localPath(to, missing ? '/' : path)}
      hrefLang={to}
      lang={to}
      data-language={missing ? 'start' : 'same page'}
    />
  )
}
