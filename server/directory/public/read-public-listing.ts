import { sql } from 'kysely'
import {
  defaultPublicChoices,
  type PublicChoices,
  type readPublicListing as route,
} from '#contract/public-listing.ts'
import type { Read } from '#server/ground/http/bind-read.ts'

type Row = { choices: PublicChoices | null; address: string | null }

export const readPublicListing: Read<typeof route, Row> = ({ id }) => ({
  query: () => sql<Row>`
    select (select json_build_object('isListed', is_listed, 'showsPhoto', shows_photo, 'showsReviews', shows_reviews)
          from public_choices where user_id = ${id}::uuid) as choices,
        (select address from public_pages where user_id = ${id}::uuid) as address`,
  view: ([row]) => ({
    choices: row?.choices ?? defaultPublicChoices,
    path: row?.address ? publicPathOf(row.address) : null,
  }),
})

export const publicPathOf = (address: string) => `/dietitians/${encodeURIComponent(address)}`
