import { audited, detail, recorder } from '#server/ground/data/events.ts'

type Kept = { document: string; kind: string }

export const documentEvents = {
  'document.uploaded': audited('user', [], detail<Kept>()),
  'document.removed': audited('user', ['document_removed', 'directory_refresh'], detail<Kept>()),
  'document.read': audited('user', [], detail<{ document: string }>()),
}

export const record = recorder(documentEvents)
