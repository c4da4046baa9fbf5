import { useCallback, useEffect, useRef, useState } from 'react'
import { type AppointmentPage, readAppointment } from '#contract/appointments/appointment.ts'
import { saveNotes } from '#contract/appointments/notes.ts'
import { call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query.ts'
import { Refused } from '#web/lib/refused.ts'
import { readAnew } from '../cache.ts'
import { createSaver, type NoteText, type SaveState } from './note-saver.ts'

/** What is being written of a consultation. It saves itself, and what is left behind is sent on the way out. */
export function useNotes({ id, notes }: AppointmentPage) {
  const [text, setText] = useState<NoteText>(() => ({
    ...blank,
    ...notes?.adime,
    private: notes?.private ?? '',
    shared: notes?.shared ?? '',
  }))
  const [state, setState] = useState<SaveState>('saved')
  const saver = useRef<ReturnType<typeof createSaver>>(null)
  saver.current ??= createSaver({
    saved: text,
    save: (next, last) => save(id, next, last),
    onState: setState,
  })
  const { flush, settle, put } = saver.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment after the last letter
  useEffect(() => {
    if (state !== 'waiting' && state !== 'failed') return
    const timer = setTimeout(flush, state === 'failed' ? again : pause)
    return () => clearTimeout(timer)
  }, [state, text, flush])

  useEffect(() => {
    const leave = () => void flush(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [flush])

  const write = useCallback(
    (part: Partial<NoteText>) =>
      setText((before) => {
        const next = { ...before, ...part }
        put(next)
        return next
      }),
    [put],
  )
  return { text, state, write, flush, settle }
}

async function save(id: string, text: NoteText, isLast: boolean): Promise<boolean> {
  try {
    const { savedAt } = await call(saveNotes, { id, ...text }, { keepalive: isLast })
    queryClient.setQueryData<{ appointment: AppointmentPage }>(
      [readAppointment.path, { id }],
      (read) =>
        read && {
          appointment: {
            ...read.appointment,
            notes: { signedAt: null, addenda: [], ...read.appointment.notes, ...shownAs(text), savedAt },
          },
        },
    )
    return true
  } catch (fault) {
    if (fault instanceof Refused && (fault.status === 404 || fault.status === 409)) readAnew(id)
    return false
  }
}

const blank = { assessment: '', diagnosis: '', intervention: '', monitoring: '' }

/** As the page of the appointment has it: the four parts as one. */
const shownAs = ({ private: other, shared, ...adime }: NoteText) => ({ private: other, shared, adime })

/** Milliseconds after the last letter, and before another attempt. */
const pause = 1_000
const again = 5_000
