import { demoPage } from '#test/fakes/sample-files.ts'
import { admins, dietitiansOnly, type Rows, signedIn } from './row.ts'

export const documentRows = {
  listDocuments: { sample: {}, expects: dietitiansOnly(200) },
  uploadDocument: {
    given: ['practice'],
    sample: { kind: 'certificate', name: 'Diabetes educator', file: 'certificate.pdf', upload: demoPage },
    expects: dietitiansOnly(201),
  },
  removeDocument: {
    sample: ({ practice }) => ({ id: practice.document }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  readDocument: {
    sample: ({ practice }) => ({ id: practice.document }),
    expects: { ...signedIn(404), dietitian: 200, ...admins(200, 'verification') },
  },
} satisfies Rows
