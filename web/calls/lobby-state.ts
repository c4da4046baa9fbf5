import { type Appointment, callCloses, callOpens } from '#contract/appointments/appointment.ts'

export type LobbyState =
  | 'cancelled'
  | 'completed'
  | 'pending'
  | 'in_person'
  | 'early'
  | 'opening'
  | 'open'
  | 'closed'

type Facts = Pick<Appointment, 'status' | 'mode' | 'startsAt' | 'endsAt'> & {
  may: Pick<Appointment['may'], 'join'>
}

/**
 * What the lobby shows. The server decides whether the call is open; this clock only tells whether it is too early or
 * too late.
 */
export function stateOf({ status, mode, startsAt, endsAt, may }: Facts, now: number): LobbyState {
  if (status === 'cancelled' || status === 'completed') return status
  if (mode === 'in-person') return 'in_person'
  if (status === 'pending') return 'pending'
  if (may.join) return 'open'
  if (now < opensAt(startsAt)) return 'early'
  return now < Date.parse(endsAt) ? 'opening' : 'closed'
}

/** No event reports the passing of time: whether by this clock the server's answer should have changed. */
export const isDueBy = (state: LobbyState, endsAt: string, now: number): boolean =>
  state === 'opening' || (state === 'open' && now >= Date.parse(endsAt) + callCloses * 60_000)

export const opensAt = (startsAt: string): number => Date.parse(startsAt) - callOpens * 60_000

/** The host of a dietitian's own link; null for the call of this site. */
export function hostOutside(link: string, id: string): string | null {
  const { pathname, hostname } = new URL(link)
  return pathname === `/call/${id}` ? null : hostname
}
