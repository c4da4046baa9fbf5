import * as z from 'zod/mini'
import { route } from './route.ts'

/** Whether visitors without an account can see the dietitian, the photo, and reviews whose authors agree to it. */
export const publicChoices = z.strictObject({
  isListed: z.boolean(),
  showsPhoto: z.boolean(),
  showsReviews: z.boolean(),
})
export type PublicChoices = z.output<typeof publicChoices>

/** Verified dietitians are listed by default; photos and texts of reviews only if they opt in. */
export const defaultPublicChoices: PublicChoices = {
  isListed: true,
  showsPhoto: false,
  showsReviews: false,
}

const publicListing = z.strictObject({
  choices: publicChoices,
  /** The path of the public page, without its language prefix; null if there is none. */
  path: z.nullable(z.string()),
})

export const readPublicListing = route({
  method: 'GET',
  path: '/api/practice/public-listing',
  summary: 'Get your choice about the public directory, and your place in it.',
  audience: 'dietitian',
  output: publicListing,
})

export const savePublicListing = route({
  method: 'PUT',
  path: '/api/practice/public-listing',
  summary: 'Choose whether the public directory lists you. If not, you are gone from it when this answers.',
  audience: 'dietitian',
  body: publicChoices,
  output: publicListing,
})
