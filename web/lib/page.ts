import type { Word } from '#copy/word.ts'

/** What a document’s head says about a page. */
export type PageHead = {
  readonly title: Word
  /** For search engines and previews; pages that they never see have none. */
  readonly description?: Word
  readonly status: 200 | 404
  readonly isIndexed: boolean
}

/** What the prerenderer and the head know about a route’s page. */
export type PageFacts = {
  /**
   * The build renders a public page; a portal’s page is drawn in the browser, once it is known who is signed in; a made
   * page is rendered by the server from its data, in a document from the build. The missing page stands for all unknown
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
    /** The focus stays where it is, though the path is another: a tab was chosen and no page. */
    keepsFocus?: true
  }
}
