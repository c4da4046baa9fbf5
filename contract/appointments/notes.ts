import * as z from 'zod/mini'
import { id, line, lines, moment, requiredLines } from '../fields.ts'
import { route } from '../route.ts'
import { appointmentAnswer, noteAudiences, notes, one, versionOf } from './appointment.ts'

/** Characters in each part. */
export const mostInPart = 5_000

const part = lines(mostInPart)

const written = z.strictObject({
  private: lines(10_000),
  shared: lines(5_000),
  /** The four parts of the care process. If all are omitted, the saved ones stay. */
  assessment: z.optional(part),
  diagnosis: z.optional(part),
  intervention: z.optional(part),
  monitoring: z.optional(part),
})

export const saveNotes = route({
  method: 'PUT',
  path: '/api/appointments/:id/notes',
  summary: 'Save a draft of the consultation notes.',
  audience: 'dietitian',
  params: one,
  body: written,
  output: z.strictObject({ savedAt: moment }),
  refusals: ['not_found', 'status_has_changed', 'notes_are_signed'],
})

export const signNotes = route({
  method: 'POST',
  path: '/api/appointments/:id/notes/signature',
  summary:
    'Sign the consultation notes: the patient sees the shared part, and they can no longer be changed.',
  audience: 'dietitian',
  params: one,
  body: written,
  output: appointmentAnswer,
  versionOf,
  refusals: ['not_found', 'status_has_changed', 'notes_are_signed', 'notes_are_empty'],
})

export const addToNotes = route({
  method: 'POST',
  path: '/api/appointments/:id/notes/addenda',
  summary: 'Add an addendum to signed notes.',
  audience: 'dietitian',
  params: one,
  body: z.strictObject({ audience: z.enum(noteAudiences), text: requiredLines(2_000) }),
  output: appointmentAnswer,
  versionOf,
  status: 201,
  refusals: ['not_found', 'notes_not_signed', 'too_many_addenda'],
})

const earlierVisit = z.strictObject({ id, startsAt: moment })

export const readEarlierNotes = route({
  method: 'GET',
  path: '/api/appointments/:id/earlier-notes',
  summary:
    'Get your notes from this patient’s previous visit, and which of the last five visits have unsigned notes.',
  audience: 'dietitian',
  params: one,
  output: z.strictObject({
    last: z.nullable(z.strictObject({ ...earlierVisit.shape, notes: z.nullable(notes) })),
    unsigned: z.array(earlierVisit),
  }),
  refusals: ['not_found'],
})

export const noteTemplate = z.strictObject({
  id,
  name: z.string(),
  assessment: z.string(),
  diagnosis: z.string(),
  intervention: z.string(),
  monitoring: z.string(),
  shared: z.string(),
})
export type NoteTemplate = z.output<typeof noteTemplate>

export const mostTemplates = 30

const templatesAnswer = z.strictObject({ templates: z.array(noteTemplate) })

export const listNoteTemplates = route({
  method: 'GET',
  path: '/api/practice/note-templates',
  summary: 'List your templates for consultation notes.',
  audience: 'dietitian',
  output: templatesAnswer,
})

export const saveNoteTemplate = route({
  method: 'POST',
  path: '/api/practice/note-templates',
  summary: 'Save a template for notes, replacing one of the same name.',
  audience: 'dietitian',
  body: z.strictObject({
    name: line(80),
    assessment: part,
    diagnosis: part,
    intervention: part,
    monitoring: part,
    shared: lines(5_000),
  }),
  output: templatesAnswer,
  status: 201,
  refusals: ['notes_are_empty', 'too_many_templates', 'rate_limited'],
})

export const removeNoteTemplate = route({
  method: 'DELETE',
  path: '/api/practice/note-templates/:id',
  summary: 'Delete a template for notes.',
  audience: 'dietitian',
  params: one,
  output: templatesAnswer,
  refusals: ['not_found'],
})
