import type { Mode } from '#contract/practice-options.ts'
import type { Address } from '#web/app/address.ts'
import { writeSearch } from './page-search.ts'

/** The choices of a booking, as the address stores them. */
export type Chosen = {
  readonly service?: string | undefined
  readonly mode?: Mode | undefined
  /** A day in the reader's time zone. */
  readonly day?: string | undefined
  /** The moment at which the appointment begins. */
  readonly slot?: string | undefined
  /** The payment for the appointment, pending or done. */
  readonly payment?: string | undefined
}

export function bookPath(id: string, chosen: Chosen = {}): Address {
  return `/patient/dietitians/${id}/book${writeSearch(chosen).replaceAll('%3A', ':')}`
}
