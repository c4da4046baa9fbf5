import type { Word } from '#copy/word.ts'
import type { IconShape } from '#web/ui/icon.tsx'

export type Way = { readonly to: `/${string}`; readonly label: Word }

/** What stands on a page, or under one of its tabs, until its feature is there. */
export type PanelData = {
  readonly icon: IconShape
  readonly heading: Word
  readonly text: Word
  readonly badge?: Word
  /** What it will hold. */
  readonly points?: readonly Word[]
  /** What to do meanwhile. */
  readonly way?: Way
  /** A stop on the way to somewhere else, which then stands in the address and comes first. */
  readonly isStop?: boolean
}

export type TabData = PanelData & { readonly id: string; readonly label: Word }

export type PageData = {
  readonly title: Word
  readonly intro?: Word
  readonly back?: Way
  readonly panel?: PanelData
  readonly tabs?: readonly TabData[]
}
