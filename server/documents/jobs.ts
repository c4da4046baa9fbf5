import type { Folders } from '#server/files/sweep.ts'
import { keptDocuments } from './load.ts'
import { removeDocumentFile } from './sealed-document.ts'

export const documentJobs = { document_removed: removeDocumentFile }

export const documentFiles = { documents: keptDocuments } satisfies Folders
