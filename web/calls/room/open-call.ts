import type { Party } from '#contract/appointments/appointment.ts'
import { type CallEnding, presenceEvery } from '#contract/calls.ts'
import type { BrowserFrame, ServerFrame } from '#contract/realtime.ts'
import type { DeviceChoice } from '../open-devices.ts'
import { type Lost, type OwnDevices, type OwnMedia, ownDevices } from './own-media.ts'
import { openPeer, type Peer, type Showing } from './peer.ts'
import { type Look, lookAt, type Quality, qualityOf } from './quality.ts'

export type CallPhase =
  | 'entering'
  | 'waiting'
  | 'connecting'
  | 'together'
  | 'reconnecting'
  | 'taken_over'
  | 'closed'

export type CallState = {
  readonly phase: CallPhase
  /** Why the call was closed; null before. */
  readonly because: CallEnding | null
  /** Connecting to the other side takes longer than usual. */
  readonly isSlow: boolean
  readonly own: OwnMedia
  readonly face: MediaStream | null
  readonly screen: MediaStream | null
  /** What the other side shows. */
  readonly showing: Showing
  readonly quality: Quality | null
}

export type CallSocket = {
  send(frame: BrowserFrame): void
  hear<Type extends ServerFrame['type']>(
    type: Type,
    heard: (frame: Extract<ServerFrame, { type: Type }>) => void,
  ): () => void
}

type CallOptions = {
  id: string
  party: Party
  servers: readonly RTCIceServer[]
  chosen: DeviceChoice
  socket: CallSocket
  onState: (state: CallState) => void
  onLost: (what: Lost) => void
}

export type Call = {
  readonly devices: OwnDevices
  /** Takes the place of another page of the same person, or confirms that this page is still in the call. */
  stay(): void
  leave(): void
}

const unknown: Showing = { microphone: true, camera: false, screen: false }
const lookEvery = 2_000
const slowAfter = 15_000

/** One page's part in a call: its presence, its devices and its connection to the other side. */
export function openCall({ id, party, servers, chosen, socket, onState, onLost }: CallOptions): Call {
  const seat = crypto.randomUUID()
  const otherParty: Party = party === 'patient' ? 'dietitian' : 'patient'
  let otherSeat: string | null = null
  let peer: Peer | null = null
  let isSeated = false
  let strangers = 0
  let slow: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setInterval> | undefined

  const devices = ownDevices(chosen, (own) => change({ own }), onLost)
  let state: CallState = {
    phase: 'entering',
    because: null,
    isSlow: false,
    own: devices.now(),
    face: null,
    screen: null,
    showing: unknown,
    quality: null,
  }
  function change(next: Partial<CallState>) {
    const before = state
    state = { ...state, ...next }
    if (before.own !== state.own) {
      if (before.own.tracks !== state.own.tracks) peer?.replace(state.own.tracks)
      peer?.show(shown())
    }
    onState(state)
  }
  const shown = (): Showing => {
    const { isMuted, isCameraOff, isSharing } = state.own
    return { microphone: !isMuted, camera: !isCameraOff, screen: isSharing }
  }

  const join = () => {
    strangers = 0
    socket.send({ type: 'call.join', appointment: id, seat })
  }
  const stay = () => {
    if (!isSeated) join()
    else socket.send({ type: 'call.stay', appointment: id, seat })
  }
  const beat = setInterval(() => {
    if (state.phase !== 'taken_over' && state.phase !== 'closed') stay()
  }, presenceEvery)

  function meet(found: string | null) {
    if (found === otherSeat) return
    part()
    otherSeat = found
    if (!found) return change({ phase: 'waiting' })
    change({ phase: 'connecting' })
    slow = setTimeout(() => change({ isSlow: true }), slowAfter)
    peer = openPeer({
      servers,
      isPolite: party === 'patient',
      tracks: state.own.tracks,
      send: (signal) => socket.send({ type: 'call.signal', appointment: id, seat, to: found, signal }),
      onState: (line) => {
        if (line !== 'connecting') clearTimeout(slow)
        const phase = line === 'connected' ? 'together' : line === 'lost' ? 'reconnecting' : 'connecting'
        change({ phase, ...(line !== 'connecting' && { isSlow: false }) })
      },
      onMedia: ({ face, screen }) => change({ face, screen }),
      onShowing: (showing) => change({ showing }),
    })
    peer.show(shown())
    watchQuality(peer)
  }

  /** Closes the connection to the other side. */
  function part() {
    clearTimeout(slow)
    clearInterval(looking)
    peer?.close()
    peer = null
    otherSeat = null
    change({ face: null, screen: null, showing: unknown, quality: null, isSlow: false })
  }

  function watchQuality(of: Peer) {
    let last: Look | null = null
    let before: Quality | null = null
    looking = setInterval(async () => {
      const look = lookAt(await of.statistics())
      if (of !== peer) return
      const quality = last && qualityOf(last, look)
      last = look
      // A quality is shown once it was measured twice.
      if (quality === before && quality !== state.quality) change({ quality })
      before = quality
    }, lookEvery)
  }

  const stops = [
    socket.hear('call.seats', (frame) => {
      if (frame.appointment !== id || state.phase === 'closed') return
      const mine = frame[party]
      if (mine === seat) {
        isSeated = true
        strangers = 0
        meet(frame[otherParty])
        if (state.phase === 'entering') change({ phase: 'waiting' })
        return
      }
      if (!isSeated || state.phase === 'taken_over') return
      if (mine === null) {
        isSeated = false
        join()
        return
      }
      // The first frame may have been sent before this page joined, so it only confirms its presence.
      strangers += 1
      if (strangers === 1) return socket.send({ type: 'call.stay', appointment: id, seat })
      isSeated = false
      part()
      devices.close()
      change({ phase: 'taken_over' })
    }),
    socket.hear('call.signal', ({ appointment, from, to, signal }) => {
      if (appointment === id && to === seat && from === otherSeat) peer?.take(signal)
    }),
    socket.hear('call.closed', ({ appointment, because }) => {
      if (appointment !== id) return
      part()
      end()
      change({ phase: 'closed', because })
    }),
  ]

  function end() {
    clearInterval(beat)
    for (const stop of stops) stop()
    devices.close()
    part()
  }

  return {
    devices,
    stay,
    leave() {
      if (isSeated) socket.send({ type: 'call.leave', appointment: id, seat })
      isSeated = false
      end()
    },
  }
}
