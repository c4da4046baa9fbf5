import { useLocation, useMatches } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import type { Language } from '#contract/language.ts'
import { rememberLanguage } from './language-cookie.ts'
import { localPath } from './path.ts'

type LanguageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'hrefLang' | 'lang'> & {
  to: Language
}

/** The same page in a language: another document, so that its language and direction are right from the first byte. */
export function LanguageLink({ to, onClick, ...rest }: LanguageLinkProps) {
  const path = useLocation({ select: (location) => location.pathname })
  const missing = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.status === 404 })
  return (
    <a
      {...rest}
      href={localPath(to, missing ? '/' : path)}
      hrefLang={to}
      lang={to}
      onClick={(event) => {
        onClick?.(event)
        rememberLanguage(to)
        // The prerendered page does not know the query, and hydration would not put it right.
        if (!missing) event.currentTarget.search = window.location.search
      }}
    />
  )
}
