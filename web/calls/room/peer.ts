import type { Signal } from '#contract/calls.ts'

/** The tracks that one side sends; null for none. */
export type Tracks = {
  readonly audio: MediaStreamTrack | null
  readonly camera: MediaStreamTrack | null
  readonly screen: MediaStreamTrack | null
}

/** What the other side should know besides the media. */
export type Showing = { readonly microphone: boolean; readonly camera: boolean; readonly screen: boolean }

export type PeerState = 'connecting' | 'connected' | 'lost'

type PeerOptions = {
  servers: readonly RTCIceServer[]
  /** If both make an offer at once, the polite side gives way. The other one begins. */
  isPolite: boolean
  tracks: Tracks
  send: (signal: Signal) => void
  onState: (state: PeerState) => void
  onMedia: (media: { face: MediaStream; screen: MediaStream }) => void
  onShowing: (showing: Showing) => void
}

export type Peer = {
  take(signal: Signal): void
  /** Replaces tracks without negotiating again. */
  replace(tracks: Tracks): void
  show(showing: Showing): void
  statistics(): Promise<RTCStatsReport>
  close(): void
}

type Way = NonNullable<Signal['candidates']>[number]

/**
 * Milliseconds: candidates are sent together, a short interruption recovers by itself, and lost signals are sent again.
 */
const gather = 60
const breath = 1_500
const nudgeEvery = 4_000

/** The connection to the other browser. Both sides may restart ICE at any time, and lost signals are repeated. */
export function openPeer(options: PeerOptions): Peer {
  const { isPolite, send, onState, onMedia, onShowing } = options
  const connection = new RTCPeerConnection({ iceServers: [...options.servers], bundlePolicy: 'max-bundle' })
  const channel = connection.createDataChannel('showing', { negotiated: true, id: 0 })
  let tracks = options.tracks
  let showing: Showing | null = null
  let isDeaf = false
  const early: Way[] = []
  let line = Promise.resolve()

  const isClosed = () => connection.signalingState === 'closed'
  /** Steps run one after the other; a failed one is repeated by the next nudge. */
  const then = (step: () => Promise<void>) => {
    line = line.then(async () => {
      if (isClosed()) return
      await step().catch(() => {})
    })
  }

  const ways: Way[] = []
  let gathering: ReturnType<typeof setTimeout> | undefined
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate?.candidate) return
    const { sdpMid, sdpMLineIndex, usernameFragment } = candidate
    ways.push({ candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment })
    gathering ??= setTimeout(() => {
      gathering = undefined
      send({ candidates: ways.splice(0, 40) })
    }, gather)
  }

  const sendDescription = () => {
    const { localDescription } = connection
    if (localDescription?.type === 'offer' || localDescription?.type === 'answer')
      send({ description: { type: localDescription.type, sdp: localDescription.sdp } })
  }
  const offer = async () => {
    await connection.setLocalDescription()
    sendDescription()
  }
  connection.onnegotiationneeded = () => {
    // The polite side has nothing to renegotiate before the first offer.
    if (!isPolite || connection.remoteDescription) then(offer)
  }

  /** The transceivers in order: voice, camera, screen. */
  const put = () =>
    Promise.all(
      [tracks.audio, tracks.camera, tracks.screen].map((track, at) =>
        connection.getTransceivers()[at]?.sender.replaceTrack(track),
      ),
    )
  const listen = () => {
    const [voice, face, screen] = connection.getTransceivers().map(({ receiver }) => receiver.track)
    if (voice && face && screen)
      onMedia({ face: new MediaStream([voice, face]), screen: new MediaStream([screen]) })
  }

  async function takeDescription(description: NonNullable<Signal['description']>) {
    const isClash = description.type === 'offer' && connection.signalingState !== 'stable'
    isDeaf = !isPolite && isClash
    if (isDeaf) return
    if (description.type === 'answer' && connection.signalingState !== 'have-local-offer') return
    const isFirst = !connection.remoteDescription
    await connection.setRemoteDescription(description)
    if (description.type === 'offer') {
      if (isFirst && isPolite) {
        for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv'
        preferFewCodecs(connection)
        await put()
      }
      await connection.setLocalDescription()
      sendDescription()
    }
    if (isFirst) listen()
    for (const candidate of early.splice(0)) await addWay(candidate)
  }

  async function addWay({ usernameFragment = null, ...candidate }: Way) {
    if (!connection.remoteDescription) early.push({ ...candidate, usernameFragment })
    // Candidates of a rejected offer fail, which is harmless.
    else await connection.addIceCandidate({ ...candidate, usernameFragment }).catch(() => {})
  }

  /** Repeats the last offer, or restarts ICE. */
  const nudge = () => {
    if (connection.signalingState === 'have-local-offer') sendDescription()
    else if (connection.remoteDescription) connection.restartIce()
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const nudgeUntilThere = (first: number) => {
    const again = () => {
      nudge()
      waiting = setTimeout(again, nudgeEvery)
    }
    waiting ??= setTimeout(again, first)
  }
  const rest = () => {
    clearTimeout(waiting)
    waiting = undefined
  }

  let wasThere = false
  connection.onconnectionstatechange = () => {
    const { connectionState } = connection
    if (connectionState === 'connected') {
      wasThere = true
      rest()
      onState('connected')
    } else if (connectionState === 'disconnected' || connectionState === 'failed') {
      onState(wasThere ? 'lost' : 'connecting')
      if (connectionState === 'failed') rest()
      nudgeUntilThere(connectionState === 'failed' ? 0 : isPolite ? 2 * breath : breath)
    }
  }

  const tell = () => {
    if (showing && channel.readyState === 'open') channel.send(JSON.stringify(showing))
  }
  channel.onopen = tell
  channel.onmessage = ({ data }) => {
    const said = readShowing(data)
    if (said) onShowing(said)
  }

  if (!isPolite) {
    const kinds = ['audio', 'video', 'video'] as const
    for (const kind of kinds) connection.addTransceiver(kind, { direction: 'sendrecv' })
    preferFewCodecs(connection)
    then(async () => void (await put()))
    nudgeUntilThere(nudgeEvery)
  }

  return {
    take: ({ description, candidates = [] }) =>
      then(async () => {
        if (description) await takeDescription(description)
        if (!isDeaf) for (const candidate of candidates) await addWay(candidate)
      }),
    replace(next) {
      tracks = next
      then(async () => void (await put()))
    },
    show(next) {
      showing = next
      tell()
    },
    statistics: () => connection.getStats(),
    close() {
      rest()
      clearTimeout(gathering)
      connection.close()
    },
  }
}

/** Two codecs that every browser supports, so that offers stay small. */
function preferFewCodecs(connection: RTCPeerConnection) {
  const known = RTCRtpReceiver.getCapabilities?.('video')?.codecs ?? []
  const few = known.filter(
    ({ mimeType, sdpFmtpLine = '' }) =>
      /vp8|rtx/i.test(mimeType) ||
      (/h264/i.test(mimeType) && /packetization-mode=1.*42e01f/i.test(sdpFmtpLine)),
  )
  if (!few.some(({ mimeType }) => /vp8|h264/i.test(mimeType))) return
  for (const transceiver of connection.getTransceivers())
    if (transceiver.receiver.track.kind === 'video') transceiver.setCodecPreferences?.(few)
}

function readShowing(data: unknown): Showing | null {
  if (typeof data !== 'string' || data.length > 200) return null
  try {
    const { microphone, camera, screen } = JSON.parse(data) as Record<string, unknown>
    return { microphone: microphone === true, camera: camera === true, screen: screen === true }
  } catch {
    return null
  }
}
