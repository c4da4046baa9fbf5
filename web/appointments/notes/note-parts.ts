import { type AdimePart, adimeParts } from '#contract/appointments/appointment.ts'

export type NotePart = AdimePart | 'private' | 'shared'
export type NoteText = Readonly<Record<NotePart, string>>

export const noteParts: readonly NotePart[] = [...adimeParts, 'private', 'shared']
