import type { Word } from '#copy/word.ts'

export type PageHead = { readonly title: Word; readonly description: Word }

/** What the prerenderer and the head must know about a page beside its component. */
export type PageFacts = {
  /** The sources whose chunks it needs at once. */
  readonly files: readonly string[]
  readonly status: 200 | 404
  readonly indexable: boolean
  readonly head: () => Promise<PageHead>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageFacts
  }
}
