import * as z from 'zod/mini'
import { lines, moment, requiredLines } from '../fields.ts'
import { route } from '../route.ts'
import { appointmentAnswer, noteAudiences, one, versionOf } from './appointment.ts'

export const saveNotes = route({
  method: 'PUT',
  path: '/api/appointments/:id/notes',
  summary: 'Keep a draft of the consultation notes.',
  audience: 'dietitian',
  params: one,
  body: z.strictObject({ private: lines(10_000), shared: lines(5_000) }),
  output: z.strictObject({ savedAt: moment }),
  refusals: ['not_found', 'status_has_changed', 'notes_are_signed'],
})

export const signNotes = route({
  method: 'POST',
  path: '/api/appointments/:id/notes/signature',
  summary: 'Sign them: what is shared shows to the patient, and nothing changes any more.',
  audience: 'dietitian',
  params: one,
  body: z.strictObject({ private: lines(10_000), shared: lines(5_000) }),
  output: appointmentAnswer,
  versionOf,
  refusals: ['not_found', 'status_has_changed', 'notes_are_signed', 'notes_are_empty'],
})

export const addToNotes = route({
  method: 'POST',
  path: '/api/appointments/:id/notes/addenda',
  summary: 'Add to what is signed.',
  audience: 'dietitian',
  params: one,
  body: z.strictObject({ audience: z.enum(noteAudiences), text: requiredLines(2_000) }),
  output: appointmentAnswer,
  versionOf,
  status: 201,
  refusals: ['not_found', 'notes_not_signed', 'too_many_addenda'],
})
