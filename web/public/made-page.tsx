import { lazyRouteComponent, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { localPath, readPath } from '#web/lib/path.ts'
import { blank, isFirstLoad, SentPage, sentPath } from '#web/lib/sent-page.tsx'

type Load = {
  location: { pathname: string; searchStr: string }
  cause: string
  abortController: AbortController
}

let shown: string | undefined
let made: Document | undefined

/**
 * The router cannot render a page that the server makes: after a navigation its document is fetched, and shown by
 * `MadePage`. If that fails, the browser loads it.
 */
export async function fetchMadePage({ location, cause, abortController }: Load) {
  const path = location.pathname + location.searchStr
  const isFirst = isFirstLoad()
  if (isFirst) shown = path
  if (path === shown && (isFirst || cause === 'stay')) return { made }
  const address = localPath(readPath(window.location.pathname).language, path)
  const fetched = await fetchDocument(address, abortController.signal)
  if (!fetched) {
    window.location.replace(address)
    return new Promise<never>(() => {})
  }
  shown = path
  made = fetched
  rememberPlace()
  return { made }
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

/** A page of server data; the not-found page if the server sent none at this address. */
export function MadePage() {
  const { made } = useRouteContext({ strict: false }) as { made?: Document }
  useForms()
  return (
    <>
      {made ? <FetchedPage made={made} /> : <FirstPage />}
      <p role="status" className="sr-only">
        {made?.querySelector('[data-announced]')?.textContent}
      </p>
    </>
  )
}

const NotFound = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage')

function FirstPage() {
  if (import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server replaces this blank
    return <div data-still="made" dangerouslySetInnerHTML={{ __html: blank('main') }} />
  return sentPath() === 'made' ? <SentPage path="made" /> : <NotFound />
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

/** The answer to a form is another address of the list. `data-link="stay"` leaves the page where it is scrolled to. */
function useForms() {
  const router = useRouter()
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.dataset.link === undefined) return
      event.preventDefault()
      const values = [...new FormData(form)].flatMap(([name, value]) =>
        value === '' ? [] : [[name, String(value)]],
      )
      router.navigate({
        href: `${new URL(form.action).pathname}?${new URLSearchParams(values)}`,
        resetScroll: form.dataset.link !== 'stay',
      })
    }
    document.addEventListener('submit', send)
    return () => document.removeEventListener('submit', send)
  }, [router])
}

function adoptHead({ head, documentElement }: Document) {
  document.documentElement.dataset.dress = documentElement.dataset.dress
  const replaced =
    'title, meta[name=description], meta[property^=og], link[rel=canonical], link[rel=alternate]'
  for (const element of document.head.querySelectorAll(replaced)) element.remove()
  for (const element of head.querySelectorAll(replaced))
    document.head.append(document.importNode(element, true))
}

let open: string[] = []
let focused: string | undefined

/** The new HTML replaces what somebody has opened, and the link that was pressed. A menu closes after its choice. */
function rememberPlace() {
  const details = document.querySelectorAll(`${madePart} details[open][id]:not([data-closes])`)
  open = Array.from(details, ({ id }) => id)
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
