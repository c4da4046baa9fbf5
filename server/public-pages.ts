import { publicDirectoryPages } from './directory/public/page-maker.ts'
import { readPageTerms } from './platform/read-page-terms.ts'
import type { PublicPages } from './site/site.ts'

/** The domains that make public pages of what they know, and what every page may say of money. */
export const publicPages: PublicPages = { makers: [publicDirectoryPages], readTerms: readPageTerms }
