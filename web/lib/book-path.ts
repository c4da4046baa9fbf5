import type { Mode } from '#contract/practice-options.ts'
import type { Address } from '#web/app/address.ts'

/** What is chosen on the way to an appointment, as the address holds it. */
export type Chosen = {
  readonly service?: string
  readonly mode?: Mode
  /** A day by the reader's clock. */
  readonly day?: string
  /** The moment at which it begins. */
  readonly slot?: string | undefined
  /** What was paid or is to be paid for it. */
  readonly payment?: string
}

export function bookPath(id: string, chosen: Chosen = {}): Address {
  const said = Object.entries(chosen).filter(([, value]) => value)
  const search = new URLSearchParams(said as [string, string][]).toString().replaceAll('%3A', ':')
  return `/patient/dietitians/${id}/book${search && `?${search}`}`
}
