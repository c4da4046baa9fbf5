import type { Mode } from '#contract/practice-options.ts'
import type { Address } from '#web/app/address.ts'

/** The choices of a booking, as the address stores them. */
export type Chosen = {
  readonly service?: string
  readonly mode?: Mode
  /** A day in the reader's time zone. */
  readonly day?: string
  /** The moment at which the appointment begins. */
  readonly slot?: string | undefined
  /** The payment for the appointment, pending or done. */
  readonly payment?: string
}

export function bookPath(id: string, chosen: Chosen = {}): Address {
  const said = Object.entries(chosen).filter(([, value]) => value)
  const search = new URLSearchParams(said as [string, string][]).toString().replaceAll('%3A', ':')
  return `/patient/dietitians/${id}/book${search && `?${search}`}`
}
