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

/** What the lobby shows. Whether the door is open the server says; this clock only tells early from late. */
export function stateOf({ status, mode, startsAt, endsAt, may }: Facts, now: number): LobbyState {
  if (status === 'cancelled' || status === 'completed') return status
  if (mode === 'in-person') return 'in_person'
  if (status === 'pending') return 'pending'
  if (may.join) return 'open'
  if (now < opensAt(startsAt)) return 'early'
  return now < Date.parse(endsAt) ? 'opening' : 'closed'
}

/** What time alone changes nobody tells of: by this clock the server would say something else by now. */
export const isDueBy = (state: LobbyState, endsAt: string, now: number): boolean =>
  state === 'opening' || (state === 'open' && now >= Date.parse(endsAt) + callCloses * 60_000)

export const opensAt = (startsAt: string): number => Date.parse(startsAt) - callOpens * 60_000

/** Somebody else's place, and not our own call. */
export function hostOutside(link: string, id: string): string | null {
  const { pathname, hostname } = new URL(link)
  return pathname === `/call/${id}` ? null : hostname
}
