import { createElement, type ReactNode } from 'react'

const sent = import.meta.env.SSR ? null : document.querySelector<HTMLElement>('[data-still]')
let loads = 0

/** Counts loads of the whole site: only the first page came with the document. */
export function countLoads({ preload }: { preload: boolean }) {
  if (!preload) loads += 1
}

export const isFirstLoad = () => loads === 1

/** The path of the static page that came with the document, if it is one. */
export const sentPath = () => sent?.dataset.still

/** A static page: the prerenderer renders it, and the browser leaves its HTML as it was sent. */
export function SentPage({ path, children }: { path: string; children?: ReactNode }) {
  if (children !== undefined) return <div data-still={path}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document contains this HTML already
  return <div data-still={path} dangerouslySetInnerHTML={{ __html: sent?.innerHTML ?? '' }} />
}

/** A blank in a template, which the server fills. */
export const blank = (name: string) => `{{${name}}}`

/** A part of a template that the server repeats for each of its items, or leaves out. */
export const Slot = ({ name, children }: { name: string; children: ReactNode }) =>
  createElement('x-slot', { name }, children)
