import type { Mode } from '#contract/practice-options.ts'

export const directoryPath = '/patient/dietitians'
export const profilePath = (id: string) => `${directoryPath}/${id}` as const

/** What is chosen on the way to an appointment, as the address holds it. */
export type Chosen = {
  readonly service?: string
  readonly mode?: Mode
  /** A day by the reader's clock. */
  readonly day?: string
  /** The moment at which it begins. */
  readonly slot?: string | undefined
}

export function bookPath(id: string, chosen: Chosen = {}): `/${string}` {
  const said = Object.entries(chosen).filter(([, value]) => value)
  const search = new URLSearchParams(said as [string, string][]).toString().replaceAll('%3A', ':')
  return `${profilePath(id)}/book${search && `?${search}`}`
}

/** Where what was booked just now is told. */
export const bookedPath = (id: string, appointment: string): `/${string}` =>
  `${profilePath(id)}/book?booked=${appointment}`

export const appointmentsPath = '/patient/appointments'
export const appointmentPath = (id: string): `/${string}` => `${appointmentsPath}/${id}`
