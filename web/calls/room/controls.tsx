import {
  MessageSquare,
  Mic,
  MicOff,
  MonitorUp,
  MonitorX,
  NotebookPen,
  PhoneOff,
  Settings2,
  Video,
  VideoOff,
} from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { room } from '#copy/calls/room.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { OwnMedia } from './own-media.ts'

const words = room.controls
export type PanelName = 'chat' | 'notes' | 'devices'

type ControlsProps = {
  own: OwnMedia
  panels: readonly PanelName[]
  open: PanelName | null
  onMute: () => void
  onCamera: () => void
  onShare: () => void
  onPanel: (panel: PanelName) => void
  onLeave: () => void
}

export function Controls({ own, panels, open, onMute, onCamera, onShare, onPanel, onLeave }: ControlsProps) {
  const t = useWords()
  useKeys({ KeyM: onMute, KeyV: onCamera })
  const { isMuted, isCameraOff, isSharing } = own
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label={t(words.label)}
      className="flex shrink-0 items-start justify-center gap-1.5 border-t border-deep-line px-2 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:gap-4"
    >
      <RoundButton
        icon={isMuted ? MicOff : Mic}
        label={isMuted ? words.unmute : words.mute}
        short={words.short.microphone}
        shortcut="M"
        tone={isMuted ? 'off' : 'plain'}
        onClick={onMute}
      />
      <RoundButton
        icon={isCameraOff ? VideoOff : Video}
        label={isCameraOff ? words.cameraOn : words.cameraOff}
        short={words.short.camera}
        shortcut="V"
        tone={isCameraOff ? 'off' : 'plain'}
        onClick={onCamera}
      />
      {canShare() && (
        <RoundButton
          icon={isSharing ? MonitorX : MonitorUp}
          label={isSharing ? words.stopSharing : words.share}
          short={words.short.screen}
          tone={isSharing ? 'active' : 'plain'}
          onClick={onShare}
        />
      )}
      {panels.map((panel) => (
        <RoundButton
          key={panel}
          icon={icons[panel]}
          label={words[panel]}
          short={words[panel]}
          tone={open === panel ? 'active' : 'plain'}
          aria-expanded={open === panel}
          onClick={() => onPanel(panel)}
        />
      ))}
      <RoundButton icon={PhoneOff} label={words.leave} short={words.leave} tone="danger" onClick={onLeave} />
    </div>
  )
}

const icons = { chat: MessageSquare, notes: NotebookPen, devices: Settings2 }

/** Phones cannot share their screens. */
const canShare = () => 'getDisplayMedia' in (navigator.mediaDevices ?? {})

/** Keyboard shortcuts by physical key, so that they work in every layout; ignored while the reader is typing. */
function useKeys(keys: Readonly<Record<string, () => void>>) {
  const actOn = useEffectEvent((code: string) => keys[code]?.())
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, code } = event
      const writes = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
      if (writes || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      actOn(code)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

type RoundButtonProps = Omit<ComponentProps<'button'>, 'children' | 'title'> & {
  icon: IconShape
  /** What the button does; `short` is shown below it where there is room. */
  label: Word
  short: Word
  /** The keyboard shortcut. */
  shortcut?: string
  tone?: 'plain' | 'off' | 'active' | 'danger'
}

/** A control of the call. One that is off is highlighted. */
function RoundButton({ icon, label, short, shortcut, tone = 'plain', ...rest }: RoundButtonProps) {
  const t = useWords()
  return (
    <button
      {...rest}
      type="button"
      aria-label={t(label)}
      title={t(shortcut ? words.withKey(label, shortcut) : label)}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      className="group flex min-w-12 shrink-0 flex-col items-center gap-1 text-xs text-on-deep-soft disabled:opacity-50"
    >
      <span
        className={joinClasses(
          'grid size-12 place-items-center rounded-pill border transition-colors',
          tones[tone],
        )}
      >
        <Icon of={icon} />
      </span>
      <span className="max-md:sr-only">{t(short)}</span>
    </button>
  )
}

const tones = {
  plain: 'border-deep-line bg-deep-hover text-on-deep group-hover:border-on-deep-soft',
  off: 'border-transparent bg-on-deep text-deep group-hover:bg-on-deep-soft',
  active: 'border-transparent bg-action text-on-action group-hover:bg-action-hover',
  danger: 'border-transparent bg-danger text-on-danger group-hover:bg-danger-hover',
}
