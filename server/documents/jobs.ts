import { removeDocumentFile } from './sealed-document.ts'

export { documentFiles } from './load.ts'

export const documentJobs = { document_removed: removeDocumentFile }
