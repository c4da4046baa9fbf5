import { uploadDocument } from '#contract/documents.ts'
import { type DocumentKind, neededDocuments, type VerificationStatus } from '#contract/practice-options.ts'
import type { App } from '#test/app.ts'
import { drLayla } from '#test/cast.ts'
import { faxedPages } from '#test/fakes/faxed-pages.ts'
import { demoPage, dot } from '#test/fakes/sample-files.ts'
import { join, type Person, unique } from '#test/people.ts'
import { putPractice } from './practices.ts'

/** The states of an application; `renewing` is approved, with a renewal that waits. */
export const statuses = ['draft', 'submitted', 'approved', 'renewing', 'rejected', 'suspended'] as const
export type StatusName = (typeof statuses)[number]

type Applying = {
  name?: string
  also?: readonly ('patient' | 'admin')[]
  language?: 'en' | 'ar'
  number?: string
  /** The last day of the licence, as compared by an admin. */
  until?: string
  submittedAt?: string
  decidedAt?: string
  signedIn?: boolean
  /** The documents have files that can be opened. */
  hasFiles?: boolean
}

/** The time of the application in the matrix; an admin's decision names the version shown on the screen. */
export const appliedAt = '2026-11-20T09:00:00.000Z'

let made = 0
/** An applicant's licence number unless a test names another. */
export const licenseOf = ({ id }: { id: string }) => `RD-${id.slice(-8).toUpperCase()}`

export const freshNumber = () => `RD-${String(++made).padStart(5, '0')}`

/**
 * A dietitian with a practice and the required documents, whose application was put into this state without running
 * the usual functions.
 */
export async function applicant(app: App, stands: StatusName, more: Applying = {}): Promise<Person> {
  const { name = drLayla.name, also = [], language = 'en', signedIn = true } = more
  const person = await join(
    app,
    { name, email: unique(drLayla.email) },
    { role: 'dietitian', also, language, signedIn },
  )
  const number = more.number ?? licenseOf(person)
  const until = more.until ?? '2027-11-20'
  await putPractice(app, person, {
    title: 'Clinical dietitian',
    specialization: 'diabetes',
    education: 'MSc Clinical Nutrition, King Saud University',
    bio: 'Diabetes and pregnancy.',
    address: 'Olaya Street 12',
    licenseNumber: number,
    licensedUntil: until,
    status: 'draft',
  })
  for (const kind of neededDocuments)
    if (more.hasFiles) await uploadInto(person, kind)
    else await addDocument(app, person, kind)
  const status: VerificationStatus = stands === 'renewing' ? 'approved' : stands
  const waits = stands === 'submitted' || stands === 'renewing'
  const isLicensed = ['approved', 'renewing', 'suspended'].includes(stands)
  const isDecided = isLicensed || stands === 'rejected'
  await app.rows(
    `insert into verifications (user_id, status, submitted_at, decided_at, decided_by, reason, license_number, licensed_until, experience)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (user_id) do update set status = excluded.status, submitted_at = excluded.submitted_at,
        decided_at = excluded.decided_at, decided_by = excluded.decided_by, reason = excluded.reason,
        license_number = excluded.license_number, licensed_until = excluded.licensed_until,
        experience = excluded.experience`,
    [
      person.id,
      status,
      waits ? (more.submittedAt ?? app.house.clock.now()) : null,
      isDecided ? (more.decidedAt ?? '2026-01-01T09:00:00Z') : null,
      isDecided ? 'system' : null,
      stands === 'rejected' || stands === 'suspended' ? 'The licence cannot be read.' : null,
      isLicensed ? number : null,
      isLicensed ? until : null,
      isLicensed ? '6-10' : null,
    ],
  )
  return person
}

async function uploadInto(person: Person, kind: DocumentKind) {
  const upload = kind === 'license' ? faxedPages : kind === 'degree' ? dot : demoPage
  const file = `${kind}.${kind === 'degree' ? 'png' : 'pdf'}`
  const { status } = await person.call(uploadDocument, { kind, name: file, file, upload })
  if (status !== 201) throw new Error(`${file} was not taken: ${status}`)
}

export async function addDocument(app: App, { id }: Person, kind: DocumentKind): Promise<string> {
  const [document] = await app.rows<{ id: string }>(
    `insert into documents (id, user_id, kind, name, type, bytes, content_hash, uploaded_at)
      values (uuidv7(), $1, $2, $3, 'application/pdf', 1000, 'a hash', $4) returning id`,
    [id, kind, `${kind}.pdf`, app.house.clock.now()],
  )
  return document?.id ?? ''
}

export async function statusNow(app: App, { id }: Person) {
  const [row] = await app.rows<{
    status: string
    submitted_at: Date | null
    decided_at: Date | null
    decided_by: string | null
    reason: string | null
    license_number: string | null
    licensed_until: string | null
    warned_days: number | null
  }>('select * from verifications where user_id = $1', [id])
  if (!row) throw new Error('no verification')
  const { status, submitted_at } = row
  const name: StatusName = status === 'approved' && submitted_at ? 'renewing' : (status as StatusName)
  return { ...row, name }
}
