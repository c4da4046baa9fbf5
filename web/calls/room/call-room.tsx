import { X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { readCall } from '#contract/calls.ts'
import { readConversation } from '#contract/messages.ts'
import { devices as deviceWords } from '#copy/calls/devices.ts'
import { room } from '#copy/calls/room.ts'
import { call as ask } from '#web/app/call.ts'
import { useRead } from '#web/app/query.ts'
import { useCallChat } from '#web/lib/call-chat.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import type { DeviceChoice, DeviceFault } from '../open-devices.ts'
import type { CallEnd } from '../use-room.ts'
import { Controls, type PanelName } from './controls.tsx'
import { DevicePanel } from './device-panel.tsx'
import { LeaveCall } from './leave-call.tsx'
import type { CallState } from './open-call.ts'
import { RoomHead } from './room-head.tsx'
import { Stage } from './stage.tsx'
import { TakenOver } from './taken-over.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useCall } from './use-call.ts'
import { useInertBackground } from './use-inert-background.ts'

type CallRoomProps = {
  appointment: AppointmentPage
  party: Party
  chosen: DeviceChoice
  wants: { microphone: boolean; camera: boolean }
  /** Parts of other domains beside the video. */
  beside: { readonly chat?: ReactNode; readonly notes?: ReactNode }
  onEnd: (end: CallEnd) => void
  /** Joins again, as another page of the same person. */
  onAgain: () => void
}

/** The call, which fills the screen until the reader leaves it. */
export function CallRoom({ appointment, party, chosen, wants, beside, onEnd, onAgain }: CallRoomProps) {
  const t = useWords()
  const name = useOtherName(party, appointment)
  const part = useRef<HTMLElement>(null)
  useInertBackground(part)
  const [since] = useState(() => Date.now())
  const [speaker, setSpeaker] = useState<string>()
  const [open, setOpen] = useState<PanelName | null>(null)
  const sayFault = useCallback(
    (fault: DeviceFault) =>
      showToast({ tone: 'error', title: t(room.devicesFailed), description: t(deviceWords.faults[fault]) }),
    [t],
  )
  const { data, error } = useRead(readCall, { id: appointment.id })
  const { state, call } = useCall({
    id: appointment.id,
    party,
    servers: data?.servers ?? null,
    chosen,
    wants,
    onFault: sayFault,
    onLost: (what) =>
      showToast({ tone: 'error', title: t(what === 'camera' ? room.cameraLost : room.microphoneLost) }),
  })
  useEffect(() => {
    if (!error || data) return
    showFault(t, room.failed, error)
    onEnd('left')
  }, [error, data, onEnd, t])
  const because = state?.phase === 'closed' ? state.because : null
  useEffect(() => {
    if (because) onEnd(because)
  }, [because, onEnd])
  useEffect(() => part.current?.focus(), [])
  const said = useAnnouncement(state, name, appointment.endsAt)

  const panels = (['chat', 'notes', 'devices'] as const).filter((each) => each === 'devices' || beside[each])
  const devices = call?.devices
  const tryDevice = (answer: Promise<DeviceFault | null> | undefined) =>
    void answer?.then((fault) => fault && sayFault(fault))
  useCallChat(async (id) => {
    if (!beside.chat) return false
    const { conversation } = await ask(readConversation, { id })
    const isTheirs = appointment.other.id !== null && conversation.participants.includes(appointment.other.id)
    if (isTheirs) setOpen('chat')
    return isTheirs
  })
  const trigger = useRef<Element | null>(null)
  const toggle = (panel: PanelName) => {
    trigger.current = document.activeElement
    setOpen((before) => (before === panel ? null : panel))
  }
  const closePanel = () => {
    setOpen(null)
    if (trigger.current instanceof HTMLElement) trigger.current.focus()
  }
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={t(room.label(name))}
      data-theme="dark"
      className="fixed inset-0 z-35 flex h-dvh flex-col bg-deep text-on-deep outline-none"
    >
      <p role="status" className="sr-only">
        {said && t(said)}
      </p>
      {state?.phase === 'taken_over' ? (
        <TakenOver onHere={onAgain} onLeave={() => onEnd('left')} />
      ) : (
        <>
          <LeaveCall />
          <RoomHead name={name} endsAt={appointment.endsAt} since={since} quality={state?.quality ?? null} />
          <div className="relative flex min-h-0 flex-1">
            {state && (
              <Stage
                state={state}
                personId={appointment.other.id}
                name={name}
                photo={photoOf(appointment.other.photoId, 'large')}
                speaker={speaker}
              />
            )}
            {panels.map((panel) => (
              <SidePanel key={panel} panel={panel} isOpen={open === panel} onClose={closePanel}>
                {panel === 'notes' && beside.notes}
                {/* Hidden messages do not count as read, so the conversation is unmounted; it stores its own draft. */}
                {panel === 'chat' && open === 'chat' && beside.chat}
                {panel === 'devices' && state && (
                  <DevicePanel
                    own={state.own}
                    speaker={speaker}
                    onChoose={(choice) => tryDevice(devices?.choose(choice))}
                    onSpeaker={setSpeaker}
                    onBlur={(isBlurred) => void devices?.blur(isBlurred)}
                  />
                )}
              </SidePanel>
            ))}
          </div>
          <Controls
            own={state?.own ?? noMedia}
            panels={panels}
            open={open}
            onMute={() => tryDevice(devices?.setMuted(!devices.now().isMuted))}
            onCamera={() => tryDevice(devices?.setCameraOff(!devices.now().isCameraOff))}
            onShare={() =>
              void devices
                ?.setSharing(!devices.now().isSharing)
                .then((failed) => failed && showToast({ tone: 'error', title: t(room.shareFailed) }))
            }
            onPanel={toggle}
            onLeave={() => onEnd('left')}
          />
        </>
      )}
    </section>
  )
}

const noMedia: CallState['own'] = {
  isMuted: true,
  isCameraOff: true,
  isSharing: false,
  isBlurred: null,
  choice: {},
  tracks: { audio: null, camera: null, screen: null },
}

type SidePanelProps = { panel: PanelName; isOpen: boolean; onClose: () => void; children: ReactNode }

/**
 * A panel beside the video, on a phone over it. It stays mounted while closed, so that nothing written in it is lost.
 */
function SidePanel({ panel, isOpen, onClose, children }: SidePanelProps) {
  const t = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    if (isOpen) title.current?.focus()
  }, [isOpen])
  if (!wasOpen) return null
  return (
    <section
      aria-label={t(room.controls[panel])}
      hidden={!isOpen}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className={joinClasses(
        'flex-col bg-ground text-ink max-lg:absolute max-lg:inset-0 max-lg:z-20 lg:w-96 lg:shrink-0 lg:border-s lg:border-deep-line',
        isOpen ? 'flex' : 'hidden',
      )}
    >
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line ps-4 pe-2">
        <h2 ref={title} tabIndex={-1} className="text-md font-semibold">
          {t(room.controls[panel])}
        </h2>
        <IconButton label={t(room.controls.closePanel)} icon={X} onClick={onClose} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto p-4">{children}</div>
    </section>
  )
}
