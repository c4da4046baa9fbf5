import type { Party } from '#contract/appointments/appointment.ts'
import type { BrowserFrame } from '#contract/realtime.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { scaledLimit } from '#server/ground/http/limits.ts'
import { onFrame, type Sender, type SocketHandler } from '#server/ground/realtime/on-frame.ts'
import { sendFrame } from '#server/ground/realtime/send-frame.ts'
import { partyOf } from '../appointments/load.ts'
import { type Call, loadCalls } from './load.ts'
import { sideIn, whyClosed } from './rules.ts'
import { keepSeat, leaveSeat, type SeatHolder, takeSeat } from './seats.ts'
import { seatsFrame, sendToBoth } from './send-to-both.ts'
import { watchCall } from './watch.ts'

type Asked<Type extends BrowserFrame['type']> = Extract<BrowserFrame, { type: Type }>

export const callSocketHandlers: readonly SocketHandler[] = [
  onFrame('call.join', joinCall),
  onFrame('call.stay', stayInCall),
  onFrame('call.leave', leaveCall),
  onFrame('call.signal', relaySignal),
]

/** Takes the seat of this person's side and sends both sides the list of who is in the call. */
async function joinCall(
  house: House,
  { actor }: Sender,
  asked: Asked<'call.join'>,
  now: Date,
): Promise<void> {
  const call = await openCall(house, actor, asked.appointment, now)
  if (!call) return
  const sitting = sittingOf(actor, asked)
  await house.db.as(actor, (tx) => takeSeat(tx, sitting, now))
  watchCall(house, call.id)
  await sendToBoth(house, call, seatsFrame(call.id, { ...call.seats, [sitting.party]: asked.seat }))
}

/** A heartbeat. The answer lists who is in the call, so a lost frame does not matter for long. */
async function stayInCall(
  house: House,
  { actor }: Sender,
  asked: Asked<'call.stay'>,
  now: Date,
): Promise<void> {
  const call = await openCall(house, actor, asked.appointment, now)
  if (!call) return
  await house.db.as(actor, (tx) => keepSeat(tx, sittingOf(actor, asked), call, now))
  watchCall(house, call.id)
  await sendFrame(house, [actor.id], seatsFrame(call.id, call.seats))
}

/** Leaving needs no permission and is possible at any time, even after the call has closed. */
async function leaveCall(
  house: House,
  { actor }: Sender,
  asked: Asked<'call.leave'>,
  now: Date,
): Promise<void> {
  const call = await callOf(house, actor, asked.appointment)
  if (!call) return
  const sitting = sittingOf(actor, asked)
  if (!(await house.db.as(actor, (tx) => leaveSeat(tx, sitting, now)))) return
  await sendToBoth(house, call, seatsFrame(call.id, { ...call.seats, [sitting.party]: null }))
}

/** Relays a signal only from the page seated on this side to the page seated on the other side. */
async function relaySignal(
  house: House,
  { actor }: Sender,
  { appointment, seat, to, signal }: Asked<'call.signal'>,
  now: Date,
): Promise<void> {
  const call = await openCall(house, actor, appointment, now)
  if (!call) return
  const party = partyOf(actor)
  const other: Party = party === 'patient' ? 'dietitian' : 'patient'
  const person = other === 'patient' ? call.patient_id : call.dietitian_id
  if (!person || call.seats[party] !== seat || call.seats[other] !== to) return
  await sendFrame(house, [person], { type: 'call.signal', appointment, from: seat, to, signal })
}

/**
 * The actor's own call, on the side that they act on. Anyone else gets no answer, not even that there is no such
 * call.
 */
async function callOf(house: House, actor: Actor, appointment: string): Promise<Call | null> {
  const party = partyOf(actor)
  if (actor.role !== party) return null
  const [call] = await loadCalls(house, [appointment])
  return call && sideIn(call, { id: actor.id, party }) ? call : null
}

/** The same while the call is open; otherwise the actor receives the reason why it is not. */
async function openCall(house: House, actor: Actor, appointment: string, now: Date): Promise<Call | null> {
  if (often(house)(actor.id, now)) return null
  const call = await callOf(house, actor, appointment)
  const because = call && whyClosed(call, now)
  if (!because) return call
  await sendFrame(house, [actor.id], { type: 'call.closed', appointment, because })
  return null
}

/**
 * Two people who connect over bad lines need a tenth of it; each frame costs a statement and a broadcast to all
 * nodes.
 */
const often = scaledLimit({ most: 600, seconds: 60 })

const sittingOf = (
  actor: Actor,
  { appointment, seat }: Asked<'call.join' | 'call.stay' | 'call.leave'>,
): SeatHolder => ({
  appointment,
  seat,
  person: actor.id,
  party: partyOf(actor),
})
