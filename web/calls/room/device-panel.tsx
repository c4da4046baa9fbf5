import { useEffect, useMemo, useState } from 'react'
import { devices as words } from '#copy/calls/devices.ts'
import { room } from '#copy/calls/room.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { MicrophoneLevel } from '../microphone-level.tsx'
import { type DeviceChoice, listDevices, type OpenDevices } from '../open-devices.ts'
import type { OwnMedia } from './own-media.ts'

type DevicePanelProps = {
  own: OwnMedia
  speaker: string | undefined
  onChoose: (choice: DeviceChoice) => void
  onSpeaker: (id: string) => void
  onBlur: (isBlurred: boolean) => void
}

/** Changes devices during the call. */
export function DevicePanel({ own, speaker, onChoose, onSpeaker, onBlur }: DevicePanelProps) {
  const t = useWords()
  const { audio, camera } = own.tracks
  const known = useDevices(audio !== null || camera !== null)
  const sound = useMemo(() => audio && new MediaStream([audio]), [audio])
  const options = (all: readonly MediaDeviceInfo[]) =>
    all.map(({ deviceId, label }, at) => ({ value: deviceId, label: label || t(words.unnamed(at + 1)) }))
  if (!audio && !camera) return <p className="text-sm text-ink-soft">{t(room.devices.none)}</p>
  return (
    <div className="flex flex-col gap-5">
      {camera && (
        <Field label={t(words.camera)}>
          <Select
            options={options(known.cameras)}
            value={camera.getSettings().deviceId}
            onChange={({ target }) => onChoose({ camera: target.value })}
          />
        </Field>
      )}
      {own.isBlurred !== null && (
        <Switch checked={own.isBlurred} onChange={({ target }) => onBlur(target.checked)}>
          {t(room.devices.blur)}
        </Switch>
      )}
      {audio && (
        <Field label={t(words.microphone)}>
          <Select
            options={options(known.microphones)}
            value={audio.getSettings().deviceId}
            onChange={({ target }) => onChoose({ microphone: target.value })}
          />
        </Field>
      )}
      {sound && !own.isMuted && <MicrophoneLevel stream={sound} />}
      {known.speakers.length > 0 && 'setSinkId' in HTMLMediaElement.prototype && (
        <Field label={t(room.devices.speaker)}>
          <Select
            options={options(known.speakers)}
            value={speaker ?? 'default'}
            onChange={({ target }) => onSpeaker(target.value)}
          />
        </Field>
      )}
    </div>
  )
}

/** The available devices, updated when one is plugged in. */
function useDevices(isAllowed: boolean): Omit<OpenDevices, 'stream'> {
  const [known, setKnown] = useState<Omit<OpenDevices, 'stream'>>({
    cameras: [],
    microphones: [],
    speakers: [],
  })
  useEffect(() => {
    if (!isAllowed) return
    let isGone = false
    const look = async () => {
      const found = await listDevices()
      if (!isGone) setKnown(found)
    }
    look()
    navigator.mediaDevices.addEventListener('devicechange', look)
    return () => {
      isGone = true
      navigator.mediaDevices.removeEventListener('devicechange', look)
    }
  }, [isAllowed])
  return known
}
