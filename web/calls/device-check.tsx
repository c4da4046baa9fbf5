import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { devices as words } from '#copy/calls/devices.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { close, type DeviceChoice, type DeviceFault, type OpenDevices, openDevices } from './open-devices.ts'
import { OpenedDevices } from './opened-devices.tsx'

/** Tests camera and microphone. They are opened only on demand; the chosen devices are used in the call. */
export function DeviceCheck({ onChoose }: { onChoose: (choice: DeviceChoice) => void }) {
  const t = useWords()
  const titleId = useId()
  const { isAsking, fault, open, start, stop } = useDeviceCheck()
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-md font-semibold">
        {t(words.title)}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t(words.intro)}</p>
      {open ? (
        <>
          <OpenedDevices
            open={open}
            onChoose={(choice) => {
              onChoose(choice)
              start(choice)
            }}
          />
          <Button
            variant="secondary"
            className="mt-4 w-full"
            onClick={() => {
              stop()
              focusTitle()
            }}
          >
            {t(words.stop)}
          </Button>
        </>
      ) : (
        <>
          <FaultLine>{fault && t(words.faults[fault])}</FaultLine>
          <Button
            variant="secondary"
            className="mt-4 w-full"
            busy={isAsking}
            busyText={t(words.asking)}
            onClick={() => start().then(focusTitle)}
          >
            {t(fault ? words.again : words.start)}
          </Button>
        </>
      )}
    </Card>
  )
}

/** Opens the devices on demand, replaces them when others are chosen, and closes all on unmount. */
function useDeviceCheck() {
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
  return { isAsking, fault, open, start, stop }
}
