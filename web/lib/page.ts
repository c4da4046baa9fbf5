import type { Word } from '#copy/word.ts'

/** What a document’s head says about a page. */
export type PageHead = {
  readonly title: Word
  /** For search engines and previews; pages that they cannot see have none. */
  readonly description?: Word
  readonly status: 200 | 404
  readonly isIndexed: boolean
}

/** Facts about a route’s page for the prerenderer and the head. */
export type PageFacts = {
  /**
   * The build renders public pages. A portal’s page is rendered in the browser once the session is known. A made page
   * is rendered by the server from its data, in a document from the build. The missing page represents all unknown
   * addresses.
   */
  readonly kind: 'public' | 'missing' | 'portal' | 'made'
  readonly head: () => Promise<PageHead>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageFacts
  }
  interface HistoryState {
    /** The focus stays although the path changes: a tab was chosen, not a page. */
    keepsFocus?: true
  }
}
