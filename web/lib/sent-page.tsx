import { createElement, type ReactNode } from 'react'
import { localPath, readPath } from './path.ts'

const sent = import.meta.env.SSR ? null : document.querySelector<HTMLElement>('[data-still]')
let loads = 0
let shown: string | undefined

type Load = { location: { pathname: string; searchStr: string }; preload: boolean; cause: string }

/** Counts loads of the whole site: only the first page came with the document. */
export function countLoads({ preload }: Pick<Load, 'preload'>) {
  if (!preload) loads += 1
}

/** The router cannot render a page that the server makes: after a navigation it is loaded as a document. */
export function fetchAsDocument({ location, preload, cause }: Load): undefined | Promise<never> {
  if (import.meta.env.SSR || preload) return
  const path = location.pathname + location.searchStr
  if (loads === 1) shown = path
  if (path === shown && (loads === 1 || cause === 'stay')) return
  window.location.replace(localPath(readPath(window.location.pathname).language, path))
  return new Promise(() => {})
}

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
  if (import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server replaces this blank
    return <div data-still="made" dangerouslySetInnerHTML={{ __html: blank('main') }} />
  return sentPath() === 'made' ? <SentPage path="made" /> : nobody
}

/** A blank in a template, which the server fills. */
export const blank = (name: string) => `{{${name}}}`

/** A part of a template that the server repeats for each of its items, or leaves out. */
export const Slot = ({ name, children }: { name: string; children: ReactNode }) =>
  createElement('x-slot', { name }, children)
