import { publicDirectoryPages } from './directory/public/page-maker.ts'
import type { PageMaker } from './site/made-pages.ts'

/** The domains that make public pages of what they know. */
export const pageMakers: readonly PageMaker[] = [publicDirectoryPages]
