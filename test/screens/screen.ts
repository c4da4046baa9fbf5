import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'

/** Who looks at a screen; `both` is patient and dietitian. */
export type Viewer = 'patient' | 'dietitian' | 'admin' | 'both'

/** One screen of the product in one state, checked for looks and accessibility. */
export type Screen = {
  name: string
  path: string
  /** Who must be signed in to see it. */
  as?: Viewer
  /** Brings the page into this state. */
  reach?: (page: Page, language: Language) => Promise<void>
  /** Undoes the changes of `reach` on the server, if the screen has to look the same the next time. */
  undo?: (page: Page) => Promise<void>
  /** Rendered only by the server: each visit loads a new document. */
  isDocument?: true
  only?: 'phone'
  /** Consists of the same parts as another screen, with other words. */
  alike?: true
}

/** The name of a radio button that chooses a time rather than a day. */
export const clockTime = /\d:\d\d/
