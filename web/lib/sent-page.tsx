import { createElement, type ReactNode } from 'react'
import { localPath, readPath } from './path.ts'

const sent = import.meta.env.SSR ? null : document.querySelector<HTMLElement>('[data-still]')
let loads = 0
let shown: string | undefined

type Load = { location: { pathname: string; searchStr: string }; preload: boolean; cause: string }

/** Of the whole site: only what is loaded first came with the document. */
export function countLoads({ preload }: Pick<Load, 'preload'>) {
  if (!preload) loads += 1
}

/** What only the server makes is no page for the router: coming from elsewhere in the site, it is fetched as a document. */
export function fetchAsDocument({ location, preload, cause }: Load): undefined | Promise<never> {
  if (import.meta.env.SSR || preload) return
  const path = location.pathname + location.searchStr
  if (loads === 1) shown = path
  if (path === shown && (loads === 1 || cause === 'stay')) return
  window.location.replace(localPath(readPath(window.location.pathname).language, path))
  return new Promise(() => {})
}

/** The path of the page that came with the document and stays as it is, without code of its own. */
export const sentPath = () => sent?.dataset.still

/** A page that only shows: the prerenderer renders it, and in the browser it stays as it was sent. */
export function SentPage({ path, children }: { path: string; children?: ReactNode }) {
  if (children !== undefined) return <div data-still={path}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document contains it already
  return <div data-still={path} dangerouslySetInnerHTML={{ __html: sent?.innerHTML ?? '' }} />
}

/** A page of the server’s data. Where nobody is at such an address, something else was sent. */
export function MadePage({ nobody }: { nobody: ReactNode }) {
  if (import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server fills it in
    return <div data-still="made" dangerouslySetInnerHTML={{ __html: blank('main') }} />
  return sentPath() === 'made' ? <SentPage path="made" /> : nobody
}

/** A place in a template, for the server to fill. */
export const blank = (name: string) => `{{${name}}}`

/** What stands there once for each of what the server has: never, once or many times. */
export const Slot = ({ name, children }: { name: string; children: ReactNode }) =>
  createElement('x-slot', { name }, children)
