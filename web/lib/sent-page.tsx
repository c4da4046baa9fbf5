import { useRouteContext } from '@tanstack/react-router'
import { createElement, type ReactNode, useLayoutEffect } from 'react'
import { localPath, readPath } from './path.ts'

const sent = import.meta.env.SSR ? null : document.querySelector<HTMLElement>('[data-still]')
let loads = 0
let shown: string | undefined
let made: Document | undefined

type Load = {
  location: { pathname: string; searchStr: string }
  preload: boolean
  cause: string
  abortController: AbortController
}

/** Counts loads of the whole site: only the first page came with the document. */
export function countLoads({ preload }: Pick<Load, 'preload'>) {
  if (!preload) loads += 1
}

/**
 * The router cannot render a page that the server makes: after a navigation its document is fetched, and shown by
 * `MadePage`. If that fails, the browser loads it.
 */
export function fetchMadePage({ location, preload, cause, abortController }: Load) {
  if (import.meta.env.SSR || preload) return
  const path = location.pathname + location.searchStr
  if (loads === 1) shown = path
  if (path === shown && (loads === 1 || cause === 'stay')) return { made }
  const address = localPath(readPath(window.location.pathname).language, path)
  return fetchDocument(address, abortController.signal).then((fetched) => {
    if (!fetched) {
      window.location.replace(address)
      return new Promise<never>(() => {})
    }
    shown = path
    made = fetched
    rememberPlace()
    return { made }
  })
}

async function fetchDocument(address: string, signal: AbortSignal): Promise<Document | null> {
  try {
    const response = await fetch(address, { signal })
    const fetched = new DOMParser().parseFromString(await response.text(), 'text/html')
    return response.ok && fetched.querySelector(madePart) ? fetched : null
  } catch (fault) {
    // A newer navigation has replaced this one.
    if (signal.aborted) throw fault
    return null
  }
}

const madePart = '[data-still="made"]'

/** The path of the static page that came with the document, if it is one. */
export const sentPath = () => sent?.dataset.still

/** A static page: the prerenderer renders it, and the browser leaves its HTML as it was sent. */
export function SentPage({ path, children }: { path: string; children?: ReactNode }) {
  if (children !== undefined) return <div data-still={path}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document contains this HTML already
  return <div data-still={path} dangerouslySetInnerHTML={{ __html: sent?.innerHTML ?? '' }} />
}

/** A page of server data. `nobody` is shown if the server sent no such page at this address. */
export function MadePage({ nobody }: { nobody: ReactNode }) {
  const { made } = useRouteContext({ strict: false }) as { made?: Document }
  return (
    <>
      {made ? <FetchedPage made={made} /> : <FirstPage nobody={nobody} />}
      <p role="status" className="sr-only">
        {made?.querySelector('[data-announced]')?.textContent}
      </p>
    </>
  )
}

function FirstPage({ nobody }: { nobody: ReactNode }) {
  if (import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server replaces this blank
    return <div data-still="made" dangerouslySetInnerHTML={{ __html: blank('main') }} />
  return sentPath() === 'made' ? <SentPage path="made" /> : nobody
}

function FetchedPage({ made }: { made: Document }) {
  useLayoutEffect(() => {
    adoptHead(made)
    restorePlace()
  }, [made])
  const html = made.querySelector(madePart)?.innerHTML ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made this part of its own document
  return <div data-still="made" dangerouslySetInnerHTML={{ __html: html }} />
}

function adoptHead({ head }: Document) {
  for (const selector of [
    'title',
    'meta[name=description]',
    'meta[property^=og]',
    'link[rel=canonical]',
    'link[rel=alternate]',
  ]) {
    for (const element of document.head.querySelectorAll(selector)) element.remove()
    for (const element of head.querySelectorAll(selector))
      document.head.append(document.importNode(element, true))
  }
}

let open: string[] = []
let focused: string | undefined

/** The new HTML replaces what somebody has opened, and the link that was pressed. A menu closes after its choice. */
function rememberPlace() {
  open = Array.from(
    document.querySelectorAll(`${madePart} details[open][id]:not([data-closes])`),
    ({ id }) => id,
  )
  const { activeElement } = document
  focused = activeElement?.closest(madePart) ? activeElement.id : undefined
}

function restorePlace() {
  for (const id of open) document.getElementById(id)?.setAttribute('open', '')
  if (focused === undefined) return
  const target = document.getElementById(focused) ?? document.querySelector<HTMLElement>(`${madePart} h1`)
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** A blank in a template, which the server fills. */
export const blank = (name: string) => `{{${name}}}`

/** A part of a template that the server repeats for each of its items, or leaves out. */
export const Slot = ({ name, children }: { name: string; children: ReactNode }) =>
  createElement('x-slot', { name }, children)
