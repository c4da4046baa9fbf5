import { close, type DeviceChoice, type DeviceFault, openDevices } from '../open-devices.ts'
import type { Tracks } from './peer.ts'

/** What this side shows and could show. */
export type OwnMedia = {
  readonly isMuted: boolean
  readonly isCameraOff: boolean
  readonly isSharing: boolean
  readonly tracks: Tracks
  readonly choice: DeviceChoice
  /** Null if the browser cannot blur. */
  readonly isBlurred: boolean | null
}

export type Lost = 'camera' | 'microphone'

export type OwnDevices = {
  now(): OwnMedia
  /** Opens the requested devices; resolves to the fault, if any. */
  open(wants: { microphone: boolean; camera: boolean }): Promise<DeviceFault | null>
  setMuted(isMuted: boolean): Promise<DeviceFault | null>
  setCameraOff(isOff: boolean): Promise<DeviceFault | null>
  choose(choice: DeviceChoice): Promise<DeviceFault | null>
  setSharing(isSharing: boolean): Promise<'failed' | null>
  blur(isBlurred: boolean): Promise<void>
  close(): void
}

const nothing: OwnMedia = {
  isMuted: true,
  isCameraOff: true,
  isSharing: false,
  tracks: { audio: null, camera: null, screen: null },
  choice: {},
  isBlurred: null,
}

/** Microphone, camera and screen of this side. A camera that is turned off is released, so that its light goes out. */
export function ownDevices(
  chosen: DeviceChoice,
  onChange: (media: OwnMedia) => void,
  onLost: (what: Lost) => void,
): OwnDevices {
  let media: OwnMedia = { ...nothing, choice: chosen }
  let isClosed = false
  const change = (next: Partial<OwnMedia>) => {
    media = { ...media, ...next }
    if (!isClosed) onChange(media)
  }
  const changeTracks = (tracks: Partial<Tracks>, next: Partial<OwnMedia> = {}) =>
    change({ ...next, tracks: { ...media.tracks, ...tracks } })

  /** The previous tracks are stopped first, even if opening fails. */
  async function openSome(kinds: { audio: boolean; video: boolean }): Promise<DeviceFault | null> {
    if (kinds.audio) media.tracks.audio?.stop()
    if (kinds.video) media.tracks.camera?.stop()
    const answer = await openDevices(media.choice, kinds)
    if ('fault' in answer) {
      changeTracks(
        { ...(kinds.audio && { audio: null }), ...(kinds.video && { camera: null }) },
        { ...(kinds.audio && { isMuted: true }), ...(kinds.video && { isCameraOff: true }) },
      )
      return answer.fault
    }
    if (isClosed) {
      close(answer.stream)
      return null
    }
    const [audio = null] = answer.stream.getAudioTracks()
    const [camera = null] = answer.stream.getVideoTracks()
    for (const [track, what] of [
      [audio, 'microphone'],
      [camera, 'camera'],
    ] as const)
      if (track) track.onended = () => lose(track, what)
    changeTracks(
      { ...(kinds.audio && { audio }), ...(kinds.video && { camera }) },
      {
        ...(kinds.audio && { isMuted: audio === null }),
        ...(kinds.video && { isCameraOff: camera === null, isBlurred: blurOf(camera) }),
      },
    )
    return null
  }

  /** The device was unplugged or taken by the system. */
  function lose(track: MediaStreamTrack, what: Lost) {
    if (media.tracks.audio === track) changeTracks({ audio: null }, { isMuted: true })
    else if (media.tracks.camera === track) changeTracks({ camera: null }, { isCameraOff: true })
    else return
    onLost(what)
  }

  const stopSharing = () => {
    media.tracks.screen?.stop()
    changeTracks({ screen: null }, { isSharing: false })
  }

  return {
    now: () => media,
    async open({ microphone, camera }) {
      if (!microphone && !camera) return null
      return openSome({ audio: microphone, video: camera })
    },
    async setMuted(isMuted) {
      const { audio } = media.tracks
      if (!audio) return isMuted ? null : openSome({ audio: true, video: false })
      audio.enabled = !isMuted
      change({ isMuted })
      return null
    },
    async setCameraOff(isOff) {
      if (!isOff) return openSome({ audio: false, video: true })
      media.tracks.camera?.stop()
      changeTracks({ camera: null }, { isCameraOff: true, isBlurred: null })
      return null
    },
    async choose(choice) {
      const { isMuted, isCameraOff } = media
      const video = choice.camera !== undefined && choice.camera !== media.choice.camera
      const audio = choice.microphone !== undefined && choice.microphone !== media.choice.microphone
      change({ choice: { ...media.choice, ...choice } })
      const fault =
        (audio && media.tracks.audio) || (video && !isCameraOff)
          ? await openSome({ audio: audio && media.tracks.audio !== null, video: video && !isCameraOff })
          : null
      if (isMuted && media.tracks.audio) {
        media.tracks.audio.enabled = false
        change({ isMuted: true })
      }
      return fault
    },
    async setSharing(isSharing) {
      if (!isSharing) {
        stopSharing()
        return null
      }
      try {
        const stream = await navigator.mediaDevices.getDisplayMedia({ video: true })
        const [screen = null] = stream.getVideoTracks()
        if (isClosed) close(stream)
        if (!screen || isClosed) return null
        // The browser has its own button that ends sharing.
        screen.onended = stopSharing
        changeTracks({ screen }, { isSharing: true })
        return null
      } catch (refused) {
        // Closing the browser's dialog is not an error.
        return refused instanceof DOMException && refused.name === 'NotAllowedError' ? null : 'failed'
      }
    },
    async blur(isBlurred) {
      const { camera } = media.tracks
      await camera?.applyConstraints({ backgroundBlur: isBlurred } as MediaTrackConstraints).catch(() => {})
      change({ isBlurred: blurOf(camera) })
    },
    close() {
      isClosed = true
      for (const track of Object.values(media.tracks)) track?.stop()
    },
  }
}

type Blurring<Value> = { backgroundBlur?: Value }

/** Whether blur is on; null if it cannot be changed. */
function blurOf(camera: MediaStreamTrack | null): boolean | null {
  const { backgroundBlur = [] } = (camera?.getCapabilities?.() ?? {}) as Blurring<readonly boolean[]>
  if (!camera || backgroundBlur.length < 2) return null
  return (camera.getSettings() as Blurring<boolean>).backgroundBlur === true
}
