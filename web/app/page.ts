import type { ComponentType, ReactNode } from 'react'
import type { Duty } from '#contract/accounts/role.ts'
import type { Route, SentTo } from '#contract/route.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from './address.ts'

/** A page that anyone can open; the build renders its document. Its title and description are in `copy/public/pages.ts`. */
export type PublicPage = {
  readonly view: ComponentType
  /** The page is static: it is not hydrated, and its code is loaded only when another page leads to it. */
  readonly isStill?: true
  /** Search engines list it by default. */
  readonly isIndexed?: false
  /** Loads what the view needs before it is hydrated. */
  readonly beforeView?: () => Promise<void>
}

export type Way = { readonly to: Address; readonly label: Word }

/**
 * Where people find a page: in the navigation (`web/portal/nav-items.ts`), under another page that its back link leads
 * to, or by a link on the named page.
 */
export type Place = 'navigation' | { readonly back: Way } | { readonly from: Address }

export type PortalPage = {
  readonly title: Word
  /** Titles that replace `title` if the query has one of these parameters. */
  readonly titleWith?: Readonly<Record<string, Word>>
  readonly intro?: Word
  readonly place: Place
  /** Only an admin with one of these duties can open the page. */
  readonly duties?: readonly Duty[]
  /**
   * What the page reads first, requested while its scripts are still loading. `:id` is the id in the address, `:zone` the
   * reader’s time zone, and `:days-ago-7` a day in Riyadh.
   */
  readonly reads: readonly PageRead[]
  /** Fills the window; its parts scroll. */
  readonly fills?: true
  /** Lazy parts that the view shows immediately: named here, they are loaded with the page. */
  readonly parts?: readonly unknown[]
} & ({ readonly view: ComponentType } | { readonly tabs: readonly PageTab[] })

export type PageRead = {
  readonly route: Route
  readonly input: Readonly<Record<string, unknown>>
  /** The read is the first page of a list that `useReadRows` reads. */
  readonly isPaged: boolean
}

export type PageTab = {
  readonly id: string
  readonly label: Word
  /** Only admins with one of these duties see the tab. */
  readonly duties?: readonly Duty[]
  readonly content: ReactNode
}

export const publicPage = (page: PublicPage) => page
export const portalPage = (page: PortalPage) => page

export const read = <R extends Route>(route: R, input: SentTo<R>): PageRead => ({
  route,
  input: input as Record<string, unknown>,
  isPaged: false,
})

export const readPages = <R extends Route>(route: R, input: SentTo<R>): PageRead => ({
  ...read(route, input),
  isPaged: true,
})
