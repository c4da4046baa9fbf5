import { useCallback, useState } from 'react'
import { type AppointmentPage, readAppointment } from '#contract/appointments/appointment.ts'
import { saveNotes } from '#contract/appointments/notes.ts'
import { ApiError } from '#web/app/api-error.ts'
import { call } from '#web/app/call.ts'
import { queryClient } from '#web/app/query.ts'
import type { Attempt } from '#web/lib/saver.ts'
import { useAutosave } from '#web/lib/use-autosave.ts'
import { refetchAppointment } from '../cache.ts'
import type { NoteText } from './note-parts.ts'

/** The notes of a consultation while they are written. */
export function useNotes({ id, notes }: AppointmentPage) {
  const [text, setText] = useState<NoteText>(() => ({
    ...blank,
    ...notes?.adime,
    private: notes?.private ?? '',
    shared: notes?.shared ?? '',
  }))
  const autosave = useAutosave(text, (next, attempt) => save(id, next, attempt))
  const write = useCallback((part: Partial<NoteText>) => setText((before) => ({ ...before, ...part })), [])
  return { ...autosave, text, write }
}

async function save(id: string, text: NoteText, { isLast, signal }: Attempt): Promise<boolean> {
  try {
    const { savedAt } = await call(saveNotes, { id, ...text }, { keepalive: isLast, signal })
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
    if (fault instanceof ApiError && (fault.status === 404 || fault.status === 409)) refetchAppointment(id)
    return false
  }
}

const blank = { assessment: '', diagnosis: '', intervention: '', monitoring: '' }

/** In the form of the appointment's page: the four parts as one. */
const shownAs = ({ private: other, shared, ...adime }: NoteText) => ({ private: other, shared, adime })
