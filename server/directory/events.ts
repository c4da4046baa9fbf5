import type { PublicChoices } from '#contract/public-listing.ts'
import { audited, detail, recorder } from '#server/ground/data/events.ts'

export const directoryEvents = {
  'practice.public_listing_chosen': audited('user', ['directory_refresh'], detail<PublicChoices>()),
}

export const record = recorder(directoryEvents)
