import { useLocation } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from './language.tsx'
import { localPath } from './path.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site without its language, perhaps with a query and a hash: `/for-companies#survey`. */
  to: Address
}

/** A link inside the site: it stays in the reader's language, and `followLinks` follows it without a new document. */
export function Link({ to, ...rest }: LinkProps) {
  const language = useLanguage()
  // Selects a boolean, not the path: the path would render every link again at each navigation.
  const isHere = useLocation({ select: ({ pathname }) => pathname === to })
  return (
    <a aria-current={isHere ? 'page' : undefined} {...rest} href={localPath(language, to)} data-link="" />
  )
}
