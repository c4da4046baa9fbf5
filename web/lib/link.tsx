import { useLocation, useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useLanguage } from './language.tsx'
import { localPath } from './path.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site without its language, perhaps with a query and a hash: `/for-companies#survey`. */
  to: `/${string}`
}

/** A link inside the site: it stays in the reader's language and needs no new document. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const language = useLanguage()
  const router = useRouter()
  const here = useLocation({ select: (location) => location.pathname })
  const href = localPath(language, to)

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || rest.target || rest.download !== undefined || !isPlainClick(event)) return
    event.preventDefault()
    router.navigate({ href, hashScrollIntoView: pathOf(to) === here ? true : { behavior: 'instant' } })
  }
  const fetchAhead = () => {
    router.preloadRoute({ to: pathOf(to) })
  }

  return (
    <a
      aria-current={to === here ? 'page' : undefined}
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    />
  )
}

const pathOf = (to: string) => to.replace(/[?#].*$/, '')

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
