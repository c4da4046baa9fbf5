import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'

/** Who looks at a screen; `both` is patient and dietitian. */
export type Viewer = 'patient' | 'dietitian' | 'admin' | 'both'

/** One screen of the product in one state: what is looked at, and what is checked for access. */
export type Screen = {
  name: string
  path: string
  /** Who must be signed in to see it. */
  as?: Viewer
  /** What brings the page into this state. */
  reach?: (page: Page, language: Language) => Promise<void>
  /** What takes back what `reach` has changed on the server, where it has to look the same again. */
  undo?: (page: Page) => Promise<void>
  /** Only the server makes it: each look is at a document of its own. */
  isDocument?: true
  only?: 'phone'
  /** Made of the same parts as another screen, with other words. */
  alike?: true
}
