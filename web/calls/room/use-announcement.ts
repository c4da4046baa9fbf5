import { useEffect, useRef, useState } from 'react'
import { callCloses } from '#contract/appointments/appointment.ts'
import { room } from '#copy/calls/room.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { showToast } from '#web/ui/toast.ts'
import type { CallState } from './open-call.ts'

const warnBefore = 5

/** The last change, for screen readers; important ones are visible to everybody. */
export function useAnnouncement(state: CallState | null, name: string, endsAt: string): Word | null {
  const t = useWords()
  const language = useLanguage()
  const [said, setSaid] = useState<Word | null>(null)
  const last = useRef<CallState | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = state
    const news = state && newsOf(before, state, name)
    if (news) setSaid(news)
  }, [state, name])

  const isPoor = state?.quality === 'poor'
  useEffect(() => {
    if (isPoor) showToast({ title: t(room.quality.hint) })
  }, [isPoor, t])

  const closes = Date.parse(endsAt) + callCloses * 60_000
  const isNear = useNow(10_000) >= closes - warnBefore * 60_000
  useEffect(() => {
    if (isNear) showToast({ title: t(room.closesSoon(writeTime(language, new Date(closes), readerZone()))) })
  }, [isNear, closes, language, t])
  return said
}

function newsOf(before: CallState | null, { phase, showing, own }: CallState, name: string): Word | null {
  if (phase !== before?.phase) {
    if (phase === 'entering') return room.state.entering
    if (phase === 'waiting') return room.state.waiting(name)
    if (phase === 'connecting') return room.state.connecting(name)
    if (phase === 'together') return room.state.together(name)
    return phase === 'reconnecting' ? room.state.reconnecting : null
  }
  if (showing.screen && !before.showing.screen) return room.other.sharing(name)
  if (showing.microphone !== before.showing.microphone)
    return showing.microphone ? room.other.unmuted(name) : room.other.muted(name)
  if (showing.camera !== before.showing.camera)
    return showing.camera ? room.other.cameraOn(name) : room.other.cameraOff(name)
  if (own.isMuted && !before.own.isMuted) return room.own.muted
  if (own.isCameraOff && !before.own.isCameraOff) return room.own.cameraOff
  return own.isSharing && !before.own.isSharing ? room.own.sharing : null
}
