import type { AnyRouter } from '@tanstack/react-router'
import type { Language } from '#contract/language.ts'
import { setDocumentHead } from './document-head.ts'

/** Does after each navigation in the client what a browser does when it loads a document. */
export function followNavigation(router: AnyRouter, language: Language) {
  router.subscribe('onRendered', async ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    const facts = router.state.matches.at(-1)?.staticData.page
    const first = isFirst(fromLocation, toLocation)
    if (!first && (pathChanged || hashChanged) && !toLocation.state.keepsFocus) moveFocus(toLocation.hash)
    if (!facts || !(first || pathChanged)) return
    if (facts.kind === 'missing') console.error('There is no page at this address:', window.location.pathname)
    // The document of a first page has a head already; only that of a portal’s page has not even a title.
    if (first && facts.kind !== 'portal') return
    // It has adopted the head of its own document.
    if (facts.kind === 'made') return
    const head = await facts.head()
    const isStillHere = router.state.location.pathname === toLocation.pathname
    if (isStillHere) setDocumentHead(head, language, toLocation.pathname)
  })
}

const isFirst = (from: unknown, to: unknown) => from === undefined || from === to

/**
 * Moves the focus to the target or the new page's heading, so that a screen reader starts where a sighted reader does.
 */
function moveFocus(hash: string) {
  const target =
    (hash && document.getElementById(hash)) ||
    document.querySelector<HTMLElement>('main h1') ||
    document.querySelector<HTMLElement>('main')
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
