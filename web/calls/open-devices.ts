import type { devices as words } from '#copy/calls/devices.ts'

export type DeviceFault = keyof typeof words.faults
/** Ids of the devices; without one the browser chooses. */
export type DeviceChoice = { readonly camera?: string; readonly microphone?: string }
export type OpenDevices = {
  readonly stream: MediaStream
  readonly cameras: readonly MediaDeviceInfo[]
  readonly microphones: readonly MediaDeviceInfo[]
  readonly speakers: readonly MediaDeviceInfo[]
}

/** Opens camera and microphone together, or the one that exists or is requested. */
export async function openDevices(
  choice: DeviceChoice,
  kinds = { audio: true, video: true },
): Promise<OpenDevices | { fault: DeviceFault }> {
  const { mediaDevices } = navigator
  // The API is missing on pages without HTTPS.
  if (!mediaDevices?.getUserMedia) return { fault: 'unsupported' }
  const video = kinds.video && {
    ...(choice.camera && { deviceId: choice.camera }),
    width: { ideal: 1280 },
    height: { ideal: 720 },
  }
  const audio = kinds.audio && (choice.microphone ? { deviceId: choice.microphone } : true)
  let fault: DeviceFault = 'missing'
  for (const wanted of [{ video, audio }, { audio }, { video }]) {
    if (!Object.values(wanted).some(Boolean)) continue
    try {
      const stream = await mediaDevices.getUserMedia(wanted)
      return { stream, ...(await listDevices()) }
    } catch (refused) {
      fault = faultOf(refused)
      if (fault === 'denied') break
    }
  }
  return { fault }
}

export async function listDevices(): Promise<Omit<OpenDevices, 'stream'>> {
  const all = (await navigator.mediaDevices.enumerateDevices()).filter(({ deviceId }) => deviceId)
  const of = (wanted: MediaDeviceKind) => all.filter(({ kind }) => kind === wanted)
  return { cameras: of('videoinput'), microphones: of('audioinput'), speakers: of('audiooutput') }
}

export function close(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

function faultOf(refused: unknown): DeviceFault {
  const name = refused instanceof DOMException ? refused.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' ? 'missing' : 'busy'
}
