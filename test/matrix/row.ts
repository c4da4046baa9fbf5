import type { RouteName } from '#contract/contract.ts'
import type { KnownAppointments } from '#test/appointments/known-appointments.ts'
import type { KnownHealth } from '#test/health/known-health.ts'
import type { KnownMessages } from '#test/messages/known-messages.ts'
import type { KnownPractice } from '#test/practices/known-practice.ts'
import type { KnownSupport } from '#test/support/known-support.ts'
import type { KnownVisitors } from '#test/visitors/known-visitors.ts'
import type { Person } from '../people.ts'

/** Who may be standing at the door. */
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

/** The duties that an admin may have alone. */
export const desks = ['support', 'finance', 'verification', 'privacy'] as const
type Desk = (typeof desks)[number]

/** Whose things the samples speak of. */
export type Known = KnownVisitors & {
  patient: Person
  patientSession: string
  stranger: Person
  practice: KnownPractice
  applicant: Person
  /** An appointment of the patient with the practice that has taken place, and what was said of it. */
  reviewed: { appointment: string; review: string }
  appointments: KnownAppointments
  /** What the patient and the practice have written to each other. */
  messages: KnownMessages
  /** What the patient has recorded and shares with the practice. */
  health: KnownHealth
  /** What the patient, and a visitor, have asked the Support Team. */
  support: KnownSupport
}

export type Sample = Record<string, unknown>
export type Row = {
  /** A request that is right in everything but, perhaps, who sends it. */
  sample: Sample | ((known: Known) => Sample)
  expects: Record<ActorName, number>
  /** It is for whoever is there in person: no access token reaches it. */
  inPerson?: true
}

export type Rows = Readonly<Partial<Record<RouteName, Row>>>

export function unknownToken() {
  return 'A'.repeat(43)
}

/** A suspended account is nobody's. */
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

/** The columns of the admins: those without one of these duties are turned away. */
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

/** Whoever acts as a patient or as a dietitian. */
export function partiesOnly(status: number): Record<ActorName, number> {
  return { ...signedIn(status), ...admins(403) }
}
