import { devices as words } from '#copy/calls/devices.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { MicrophoneLevel } from './microphone-level.tsx'
import type { DeviceChoice, OpenDevices } from './open-devices.ts'

type OpenedDevicesProps = { open: OpenDevices; onChoose: (choice: DeviceChoice) => void }

/** The choice of devices, once they are open. */
export function OpenedDevices({ open, onChoose }: OpenedDevicesProps) {
  const t = useWords()
  const { stream, cameras, microphones } = open
  const camera = idOf(stream.getVideoTracks())
  const microphone = idOf(stream.getAudioTracks())
  const chosen = { ...(camera && { camera }), ...(microphone && { microphone }) }
  const options = (all: readonly MediaDeviceInfo[]) =>
    all.map(({ deviceId, label }, at) => ({ value: deviceId, label: label || t(words.unnamed(at + 1)) }))
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-2">
      {camera && (
        <Field label={t(words.camera)}>
          <Select
            options={options(cameras)}
            value={camera}
            onChange={(event) => onChoose({ ...chosen, camera: event.target.value })}
          />
        </Field>
      )}
      {microphone ? (
        <div className="grid content-start gap-3">
          <Field label={t(words.microphone)}>
            <Select
              options={options(microphones)}
              value={microphone}
              onChange={(event) => onChoose({ ...chosen, microphone: event.target.value })}
            />
          </Field>
          <MicrophoneLevel stream={stream} />
        </div>
      ) : (
        <p className="text-sm">{t(words.noMicrophone)}</p>
      )}
    </div>
  )
}

const idOf = ([track]: MediaStreamTrack[]) => track?.getSettings().deviceId
