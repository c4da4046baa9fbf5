import { useEffect, useRef } from 'react'
import { devices as words } from '#copy/calls/devices.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { MicrophoneLevel } from './microphone-level.tsx'
import type { DeviceChoice, OpenDevices } from './open-devices.ts'

type OpenedDevicesProps = { open: OpenDevices; onChoose: (choice: DeviceChoice) => void }

export function OpenedDevices({ open, onChoose }: OpenedDevicesProps) {
  const t = useWords()
  const { stream, cameras, microphones } = open
  const camera = idOf(stream.getVideoTracks())
  const microphone = idOf(stream.getAudioTracks())
  const chosen = { ...(camera && { camera }), ...(microphone && { microphone }) }
  const options = (all: readonly MediaDeviceInfo[]) =>
    all.map(({ deviceId, label }, at) => ({ value: deviceId, label: label || t(words.unnamed(at + 1)) }))
  return (
    <div className="mt-4 flex flex-col gap-4">
      {camera ? <Preview stream={stream} /> : <p className="text-sm">{t(words.noCamera)}</p>}
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
        <>
          <Field label={t(words.microphone)}>
            <Select
              options={options(microphones)}
              value={microphone}
              onChange={(event) => onChoose({ ...chosen, microphone: event.target.value })}
            />
          </Field>
          <MicrophoneLevel stream={stream} />
        </>
      ) : (
        <p className="text-sm">{t(words.noMicrophone)}</p>
      )}
    </div>
  )
}

/** Mirrored, because people know themselves from the mirror. */
function Preview({ stream }: { stream: MediaStream }) {
  const t = useWords()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={video}
      aria-label={t(words.preview)}
      autoPlay
      muted
      playsInline
      className="aspect-video w-full -scale-x-100 rounded-control bg-sunken object-cover"
    />
  )
}

const idOf = ([track]: MediaStreamTrack[]) => track?.getSettings().deviceId
