import type { Duty, Role } from '#contract/accounts/role.ts'
import { listSessions } from '#contract/accounts/security.ts'
import type { App } from './app.ts'
import { reviewedBy } from './appointments/appointment-rows.ts'
import { type KnownAppointments, knownAppointments } from './appointments/known-appointments.ts'
import { drFahad, drLayla, drReem, khalid, noor, omar, sara } from './cast.ts'
import { type KnownHealth, knownHealth } from './health/known-health.ts'
import { type ActorName, desks, type Known } from './matrix/row.ts'
import { knownMessages } from './messages/known-messages.ts'
import { join, type Person, unique } from './people.ts'
import { applicant, appliedAt } from './practices/applicants.ts'
import { knownPractice } from './practices/known-practice.ts'
import { listed } from './practices/practices.ts'
import { knownSupport } from './support/known-support.ts'
import { knownVisitors } from './visitors/known-visitors.ts'

/** A new person for an actor of the permission matrix. */
export async function stand(app: App, actor: ActorName): Promise<Person> {
  const [who, role] = standing[actor]
  const person = await join(
    app,
    { ...who, email: unique(who.email) },
    { role, duties: dutiesOf(actor), signedIn: actor !== 'signed_out' },
  )
  if (actor === 'dietitian' || actor === 'other_dietitian') await listed(app, person)
  if (actor === 'suspended')
    await app.rows('update users set suspended_at = now() where id = $1', [person.id])
  return person
}

const standing: Record<ActorName, readonly [{ name: string; email: string }, Role]> = {
  signed_out: [sara, 'patient'],
  patient: [sara, 'patient'],
  other_patient: [omar, 'patient'],
  dietitian: [drLayla, 'dietitian'],
  other_dietitian: [drFahad, 'dietitian'],
  unverified_dietitian: [drReem, 'dietitian'],
  admin: [noor, 'admin'],
  support_admin: [noor, 'admin'],
  finance_admin: [noor, 'admin'],
  verification_admin: [noor, 'admin'],
  privacy_admin: [noor, 'admin'],
  suspended: [khalid, 'patient'],
}

const dutiesOf = (actor: ActorName): readonly Duty[] =>
  actor === 'admin' ? ['owner'] : desks.filter((duty) => actor === `${duty}_admin`)

/**
 * The records that the matrix refers to: they belong to the actor if that role can own them. The stranger is always a
 * third person.
 */
export async function knownTo(app: App, person: Person, actor: ActorName): Promise<Known> {
  const patient = actor === 'patient' ? person : await stand(app, 'patient')
  const { body } = await patient.call(listSessions, {})
  const stranger = await join(app, { ...omar, email: unique(omar.email) }, { signedIn: false })
  const beside =
    // An admin's decisions change practices, so each admin gets new ones.
    actor.endsWith('admin') ? await practicesBeside(app) : await (besides.get(app) ?? keepBeside(app))
  const practice = actor === 'dietitian' ? await knownPractice(app, person) : beside.practice
  const reviewed = await reviewedBy(app, patient, practice.dietitian)
  const appointments = await appointmentsFor(app, person, actor, patient)
  return {
    patient,
    stranger,
    patientSession: body.sessions[0]?.id ?? '',
    ...beside,
    practice,
    reviewed,
    appointments,
    messages: await knownMessages(app, { patient, dietitian: practice.dietitian }, actor === 'dietitian'),
    support: await knownSupport(app, patient, person),
    health: await healthFor(app, actor, { patient, dietitian: practice.dietitian }),
    ...(await knownVisitors(app)),
  }
}

/** Only the patient and the dietitian can change these records; all other actors share the same ones. */
function healthFor(
  app: App,
  actor: ActorName,
  sides: Parameters<typeof knownHealth>[1],
): Promise<KnownHealth> {
  if (actor === 'patient') return knownHealth(app, sides, 'dietitian')
  if (actor === 'dietitian') return knownHealth(app, sides, 'patient')
  const kept = healthBeside.get(app) ?? knownHealth(app, sides, 'dietitian')
  healthBeside.set(app, kept)
  return kept
}

const healthBeside = new WeakMap<App, Promise<KnownHealth>>()

/** Actors who can change appointments get their own; all others share somebody else's. */
async function appointmentsFor(
  app: App,
  person: Person,
  actor: ActorName,
  patient: Person,
): Promise<KnownAppointments> {
  if (actor === 'dietitian') return knownAppointments(app, { patient, dietitian: person })
  if (actor !== 'patient' && actor !== 'other_patient') {
    const kept = appointmentsBeside.get(app) ?? freshAppointments(app, await stand(app, 'patient'))
    appointmentsBeside.set(app, kept)
    return kept
  }
  return freshAppointments(app, patient)
}

const appointmentsBeside = new WeakMap<App, Promise<KnownAppointments>>()

const freshAppointments = async (app: App, patient: Person) =>
  knownAppointments(app, { patient, dietitian: await stand(app, 'dietitian') })

const besides = new WeakMap<App, ReturnType<typeof practicesBeside>>()

function keepBeside(app: App) {
  const made = practicesBeside(app)
  besides.set(app, made)
  return made
}

async function practicesBeside(app: App): Promise<Pick<Known, 'practice' | 'applicant'>> {
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  return {
    practice: await knownPractice(app, dietitian),
    applicant: await applicant(app, 'submitted', { submittedAt: appliedAt }),
  }
}
