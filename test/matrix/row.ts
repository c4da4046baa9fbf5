import type { RouteName } from '#contract/contract.ts'
import type { AppointmentFixtures } from '#test/appointments/appointment-fixtures.ts'
import type { HealthFixtures } from '#test/health/health-fixtures.ts'
import type { MessageFixtures } from '#test/messages/message-fixtures.ts'
import type { PracticeFixtures } from '#test/practices/practice-fixtures.ts'
import type { SupportFixtures } from '#test/support/support-fixtures.ts'
import type { VisitorFixtures } from '#test/visitors/visitor-fixtures.ts'
import type { Person } from '../people.ts'

/** Everyone who may send a request. */
export const actors = [
  'signed_out',
  'patient',
  'other_patient',
  'dietitian',
  'other_dietitian',
  'unverified_dietitian',
  /** An owner, who has every duty. */
  'admin',
  'support_admin',
  'finance_admin',
  'verification_admin',
  'privacy_admin',
  'suspended',
] as const
export type ActorName = (typeof actors)[number]

/** Duties that an admin may have without being an owner. */
export const desks = ['support', 'finance', 'verification', 'privacy'] as const
type Desk = (typeof desks)[number]

/** The records that the samples refer to. */
export type Fixtures = VisitorFixtures & {
  patient: Person
  patientSession: string
  stranger: Person
  practice: PracticeFixtures
  applicant: Person
  /** A past appointment of the patient with the practice, and its review. */
  reviewed: { appointment: string; review: string }
  appointments: AppointmentFixtures
  /** The messages between the patient and the practice. */
  messages: MessageFixtures
  /** The health record that the patient shares with the practice. */
  health: HealthFixtures
  /** The requests of the patient, and of a visitor, to the Support Team. */
  support: SupportFixtures
}

/** A factory for each part of `Fixtures`, so that a test creates only the parts that it needs. */
export type Parts = { readonly [Part in keyof Fixtures]: () => Promise<Fixtures[Part]> }

export type Sample = Record<string, unknown>
export type Row = {
  /** A request that is valid, although the sender may not be allowed to send it. */
  sample: Sample | ((fixtures: Fixtures) => Sample)
  /** Parts that must exist although the sample does not refer to them. */
  given?: readonly (keyof Fixtures)[]
  expects: Record<ActorName, number>
  /** Only for the person in a browser: no access token may use it. */
  inPerson?: true
}

export type Rows = Readonly<Partial<Record<RouteName, Row>>>

export function unknownToken() {
  return 'A'.repeat(43)
}

/** A suspended account counts as signed out. */
export function anyone(status: number): Record<ActorName, number> {
  return Object.fromEntries(actors.map((actor) => [actor, status])) as Record<ActorName, number>
}

export function signedIn(status: number): Record<ActorName, number> {
  return { ...anyone(status), signed_out: 401, suspended: 401 }
}

/** For owners, and for admins who have one of these duties. */
export function adminsOnly(status: number, ...duties: readonly Desk[]): Record<ActorName, number> {
  return { ...signedIn(403), ...admins(status, ...duties) }
}

/** The columns of the admins: an admin without one of these duties is refused. */
export function admins(status: number, ...duties: readonly Desk[]) {
  const of = (desk: Desk) => (duties.includes(desk) ? status : 403)
  return {
    admin: status,
    support_admin: of('support'),
    finance_admin: of('finance'),
    verification_admin: of('verification'),
    privacy_admin: of('privacy'),
  }
}

export function dietitiansOnly(status: number): Record<ActorName, number> {
  return { ...signedIn(403), dietitian: status, other_dietitian: status, unverified_dietitian: status }
}

export function patientsOnly(status: number): Record<ActorName, number> {
  return { ...signedIn(403), patient: status, other_patient: status }
}

/** For a person who acts as a patient or as a dietitian. */
export function partiesOnly(status: number): Record<ActorName, number> {
  return { ...signedIn(status), ...admins(403) }
}
