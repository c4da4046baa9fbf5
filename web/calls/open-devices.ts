import type { devices as words } from '#copy/calls/devices.ts'

export type DeviceFault = keyof typeof words.faults
/** By their ids; none says that any will do. */
export type DeviceChoice = { readonly camera?: string; readonly microphone?: string }
export type OpenDevices = {
  readonly stream: MediaStream
  readonly cameras: readonly MediaDeviceInfo[]
  readonly microphones: readonly MediaDeviceInfo[]
}

/** Camera and microphone together, or the one of them that there is. */
export async function openDevices(choice: DeviceChoice): Promise<OpenDevices | { fault: DeviceFault }> {
  const { mediaDevices } = navigator
  // Missing where the page did not come over a safe line.
  if (!mediaDevices?.getUserMedia) return { fault: 'unsupported' }
  const video = choice.camera ? { deviceId: choice.camera } : true
  const audio = choice.microphone ? { deviceId: choice.microphone } : true
  let fault: DeviceFault = 'missing'
  for (const wanted of [{ video, audio }, { audio }, { video }]) {
    try {
      const stream = await mediaDevices.getUserMedia(wanted)
      const all = (await mediaDevices.enumerateDevices()).filter(({ deviceId }) => deviceId)
      return {
        stream,
        cameras: all.filter(({ kind }) => kind === 'videoinput'),
        microphones: all.filter(({ kind }) => kind === 'audioinput'),
      }
    } catch (refused) {
      fault = faultOf(refused)
      if (fault === 'denied') break
    }
  }
  return { fault }
}

export function close(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

function faultOf(refused: unknown): DeviceFault {
  const name = refused instanceof DOMException ? refused.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' ? 'missing' : 'busy'
}
