import type { RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Duty } from '#contract/accounts/role.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/lib/addresses.ts'
import type { IconShape } from '#web/ui/icon.tsx'

export type Way = { readonly to: Address; readonly label: Word }

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
}

export type TabData = {
  readonly id: string
  readonly label: Word
  /** Of the admins, only those with one of these see it. */
  readonly duties?: readonly Duty[]
} & (PanelData | { readonly content: ReactNode })

/** A page of a portal: its head, and below it the screen, the panel and the tabs, as far as it has them. */
export type PageData = {
  readonly title: Word
  /** What it is called instead where the address bears one of these parameters. */
  readonly titleWith?: Readonly<Record<string, Word>>
  readonly intro?: Word
  readonly back?: Way
  readonly screen?: RouteComponent
  readonly panel?: PanelData
  readonly tabs?: readonly TabData[]
  /** It is as high as the window, and scrolls in its parts. */
  readonly fills?: true
}
