import type { AnyRouter } from '@tanstack/react-router'
import { readPath } from './path.ts'

/**
 * Follows links made by `Link` in the client, also in parts of a page that are not hydrated. `data-link="stay"` leaves
 * the page where it is scrolled to. Returns a function that stops it.
 */
export function followLinks(router: AnyRouter): () => void {
  document.addEventListener('click', follow)
  document.addEventListener('pointerover', fetchAhead)
  document.addEventListener('focusin', fetchAhead)
  return () => {
    document.removeEventListener('click', follow)
    document.removeEventListener('pointerover', fetchAhead)
    document.removeEventListener('focusin', fetchAhead)
  }

  function follow(event: MouseEvent) {
    const link = linkOf(event)
    if (!link || link.target || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const onThisPage = link.pathname === window.location.pathname
    router.navigate({
      href: link.pathname + link.search + link.hash,
      hashScrollIntoView: onThisPage ? true : { behavior: 'instant' },
      resetScroll: link.dataset.link !== 'stay',
    })
  }

  function fetchAhead(event: Event) {
    const link = linkOf(event)
    if (!link) return
    const search = Object.fromEntries(new URLSearchParams(link.search))
    router.preloadRoute({ to: readPath(link.pathname).path, search })
  }
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
