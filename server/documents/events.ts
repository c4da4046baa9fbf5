import { about, detail, recorder } from '#server/ground/data/events.ts'

type Kept = { document: string; kind: string }

export const documentEvents = {
  'document.uploaded': about('user', [], detail<Kept>()),
  'document.removed': about('user', ['document_removed', 'directory_refresh'], detail<Kept>()),
  'document.read': about('user', [], detail<{ document: string }>()),
}

export const record = recorder(documentEvents)
