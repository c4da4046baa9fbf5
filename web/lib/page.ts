import type { Word } from '#copy/word.ts'

export type PageHead = {
  readonly title: Word
  /** For search engines and previews; what they never see has none. */
  readonly description?: Word
}

/** What the prerenderer and the head must know about a page beside its component. */
export type PageFacts = {
  /** The sources whose chunks it needs at once. */
  readonly files: readonly string[]
  readonly status: 200 | 404
  readonly indexable: boolean
  /** For those who are signed in: what is sent is the shell, one document for all such pages, and the page is made in the browser. */
  readonly shell?: true
  /** The server makes it of what it knows, and has its document from the build. */
  readonly made?: true
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
