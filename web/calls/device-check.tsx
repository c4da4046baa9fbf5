import { useId } from 'react'
import { devices as words } from '#copy/calls/devices.ts'
import { useFocusAfter } from '#web/lib/use-focus-after.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { OpenedDevices } from './opened-devices.tsx'
import { useDeviceCheck } from './use-device-check.ts'

/** Whether one can be seen and heard. Nothing is opened before somebody asks for it. */
export function DeviceCheck() {
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
          <OpenedDevices open={open} onChoose={start} />
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
