import { Mic, MicOff, Video, VideoOff } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { devices as words } from '#copy/calls/devices.ts'
import { lobby } from '#copy/calls/lobby.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { DevicePreference } from './join-panel.tsx'
import { close, type DeviceChoice, type DeviceFault, type OpenDevices, openDevices } from './open-devices.ts'
import { OpenedDevices } from './opened-devices.tsx'

type DeviceCheckProps = {
  onChoose: (choice: DeviceChoice) => void
  /** What the call begins with; null if it takes place elsewhere. */
  wants: DevicePreference | null
  onWant: (wants: DevicePreference) => void
  /** The call is near: a browser that already permits the camera shows its picture unasked. */
  isNear: boolean
}

/** Shows the picture that the other side will see, and tests camera and microphone. The chosen devices are used in the call. */
export function DeviceCheck({ onChoose, wants, onWant, isNear }: DeviceCheckProps) {
  const t = useWords()
  const titleId = useId()
  const { isAsking, fault, open, start, stop } = useDeviceCheck(isNear)
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const [isAsked, setAsked] = useState(false)
  const hasCamera = open?.stream.getVideoTracks().length !== 0
  return (
    <Card as="section" aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-md font-semibold">
        {t(words.title)}
      </h2>
      <div
        data-theme="dark"
        className="relative mt-3 grid aspect-video min-h-52 w-full place-items-center overflow-hidden rounded-card bg-deep text-on-deep"
      >
        {open && hasCamera ? (
          <Preview stream={open.stream} isHidden={wants?.camera === false} />
        ) : (
          <div className="grid justify-items-center gap-3 px-4 text-center text-sm">
            <p>{t(open ? words.noCamera : words.intro)}</p>
            {!open && (
              <Button
                variant="secondary"
                busy={isAsking}
                busyText={t(words.asking)}
                onClick={() => {
                  setAsked(true)
                  start().then(focusTitle)
                }}
              >
                {t(fault ? words.again : words.start)}
              </Button>
            )}
          </div>
        )}
        {wants && (
          <div className="absolute inset-x-0 bottom-0 flex justify-center gap-3 p-3">
            <DeviceSwitch
              label={t(lobby.ours.microphone)}
              icons={[Mic, MicOff]}
              isOn={wants.microphone}
              onSwitch={(microphone) => onWant({ ...wants, microphone })}
            />
            <DeviceSwitch
              label={t(lobby.ours.camera)}
              icons={[Video, VideoOff]}
              isOn={wants.camera}
              onSwitch={(camera) => onWant({ ...wants, camera })}
            />
          </div>
        )}
      </div>
      <FaultLine>{fault && t(words.faults[fault])}</FaultLine>
      {open && (
        <details open={isAsked} className="mt-2">
          <summary className="min-h-11 cursor-pointer content-center rounded-control text-sm font-medium text-link">
            {t(words.choice)}
          </summary>
          <OpenedDevices
            open={open}
            onChoose={(choice) => {
              onChoose(choice)
              start(choice)
            }}
          />
          <Button
            variant="secondary"
            className="mt-4 max-sm:w-full"
            onClick={() => {
              stop()
              focusTitle()
            }}
          >
            {t(words.stop)}
          </Button>
        </details>
      )}
    </Card>
  )
}

type DeviceSwitchProps = {
  label: string
  icons: readonly [on: IconShape, off: IconShape]
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

function DeviceSwitch({ label, icons: [on, off], isOn, onSwitch }: DeviceSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      onClick={() => onSwitch(!isOn)}
      className={joinClasses(
        'grid size-12 place-items-center rounded-pill border border-deep-line shadow-overlay transition-colors',
        isOn ? 'bg-deep-hover text-on-deep' : 'bg-danger text-on-danger',
      )}
    >
      <Icon of={isOn ? on : off} />
    </button>
  )
}

/** Mirrored, because people know themselves from the mirror. */
function Preview({ stream, isHidden }: { stream: MediaStream; isHidden: boolean }) {
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
      className={joinClasses('absolute inset-0 size-full -scale-x-100 object-cover', isHidden && 'invisible')}
    />
  )
}

/**
 * Opens the devices on demand, or by itself near the call if the browser permits it already; replaces them when others
 * are chosen, and closes all on unmount.
 */
function useDeviceCheck(isNear: boolean) {
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<DeviceFault | null>(null)
  const [open, setOpen] = useState<OpenDevices | null>(null)
  const stream = useRef<MediaStream | null>(null)
  const latest = useRef(0)

  const stop = useCallback(() => {
    latest.current += 1
    if (stream.current) close(stream.current)
    stream.current = null
    setOpen(null)
    setAsking(false)
  }, [])
  useEffect(() => stop, [stop])

  const start = async (choice: DeviceChoice = {}) => {
    latest.current += 1
    const turn = latest.current
    setAsking(true)
    setFault(null)
    // Some devices cannot be opened twice.
    if (stream.current) close(stream.current)
    const answer = await openDevices(choice)
    if (turn !== latest.current) {
      if ('stream' in answer) close(answer.stream)
      return
    }
    setAsking(false)
    if ('fault' in answer) {
      setFault(answer.fault)
      setOpen(null)
      return
    }
    stream.current = answer.stream
    setOpen(answer)
  }
  const startUnasked = useEffectEvent(() => {
    if (!open && !isAsking) start()
  })
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    isCameraPermitted().then((isPermitted) => isPermitted && !isGone && startUnasked())
    return () => {
      isGone = true
    }
  }, [isNear])
  return { isAsking, fault, open, start, stop }
}

/** Some browsers do not know this permission, or do not tell. */
const isCameraPermitted = async () => {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted'
  } catch {
    return false
  }
}
