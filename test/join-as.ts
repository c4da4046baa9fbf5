import type { Duty, Role } from '#contract/accounts/role.ts'
import { listSessions } from '#contract/accounts/security.ts'
import type { App } from './app.ts'
import { makeAppointmentFixtures } from './appointments/appointment-fixtures.ts'
import { reviewedBy } from './appointments/appointment-rows.ts'
import { drFahad, drLayla, drReem, khalid, noor, omar, sara } from './cast.ts'
import { makeHealthFixtures } from './health/health-fixtures.ts'
import { type ActorName, desks, type Fixtures, type Parts } from './matrix/row.ts'
import { makeMessageFixtures } from './messages/message-fixtures.ts'
import { join, type Person, unique } from './people.ts'
import { applicant, appliedAt } from './practices/applicants.ts'
import { makePracticeFixtures } from './practices/practice-fixtures.ts'
import { listedDietitian } from './practices/practices.ts'
import { makeSupportFixtures } from './support/support-fixtures.ts'
import { makeVisitorFixtures } from './visitors/visitor-fixtures.ts'

/** A new person for an actor of the permission matrix. */
export async function joinAs(app: App, actor: ActorName): Promise<Person> {
  const [who, role] = standing[actor]
  const person = await join(
    app,
    { ...who, email: unique(who.email) },
    { role, duties: dutiesOf(actor), signedIn: actor !== 'signed_out' },
  )
  if (actor === 'dietitian' || actor === 'other_dietitian') await listedDietitian(app, person)
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

/** All parts, for a test that needs every one. */
export const makeAllFixtures = (app: App, person: Person, actor: ActorName): Promise<Fixtures> =>
  makeAll(partsFor(app, person, actor))

export async function makeAll(parts: Parts): Promise<Fixtures> {
  const fixtures: Record<string, unknown> = {}
  for (const [part, make] of Object.entries(parts)) fixtures[part] = await make()
  return fixtures as Fixtures
}

/** Each part belongs to the actor if that role can own it; the stranger is always a third person. */
export function partsFor(app: App, person: Person, actor: ActorName): Parts {
  const beside = partsBeside(app)
  const isAdmin = actor.endsWith('admin')
  const patient = once(async () => (actor === 'patient' ? person : await joinAs(app, 'patient')))
  // A decision of an admin changes the practice, so each admin gets a new one.
  const practice =
    actor === 'dietitian'
      ? once(() => makePracticeFixtures(app, person))
      : isAdmin
        ? once(() => somePractice(app))
        : beside.practice
  const reviewed = once(async () => reviewedBy(app, await patient(), (await practice()).dietitian))
  /** Both sides have met: before that they can neither write to each other nor share a record. */
  const sides = async () => {
    await reviewed()
    return { patient: await patient(), dietitian: (await practice()).dietitian }
  }
  const visitors = once(() => makeVisitorFixtures(app))
  return {
    patient,
    practice,
    patientSession: once(async () => {
      const { body } = await (await patient()).call(listSessions, {})
      return body.sessions[0]?.id ?? ''
    }),
    stranger: once(() => join(app, { ...omar, email: unique(omar.email) }, { signedIn: false })),
    applicant: isAdmin ? once(() => someApplicant(app)) : beside.applicant,
    reviewed,
    appointments: appointmentsFor(app, person, actor, patient),
    messages: once(async () => makeMessageFixtures(app, await sides(), actor === 'dietitian')),
    support: once(async () => makeSupportFixtures(app, await patient(), person)),
    // Only its patient and its dietitian can change a health record.
    health:
      actor === 'patient' || actor === 'dietitian'
        ? once(async () =>
            makeHealthFixtures(app, await sides(), actor === 'patient' ? 'dietitian' : 'patient'),
          )
        : beside.health,
    surveyAnswer: async () => (await visitors()).surveyAnswer,
    subscriber: async () => (await visitors()).subscriber,
  }
}

/** An actor who can change appointments gets their own; all others share those of two other people. */
function appointmentsFor(app: App, person: Person, actor: ActorName, patient: () => Promise<Person>) {
  if (actor === 'dietitian')
    return once(async () => makeAppointmentFixtures(app, { patient: await patient(), dietitian: person }))
  if (actor === 'patient' || actor === 'other_patient')
    return once(async () => freshAppointments(app, await patient()))
  return partsBeside(app).appointments
}

const freshAppointments = async (app: App, patient: Person) =>
  makeAppointmentFixtures(app, { patient, dietitian: await joinAs(app, 'dietitian') })

const somePractice = async (app: App) =>
  makePracticeFixtures(
    app,
    await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' }),
  )

const someApplicant = (app: App) => applicant(app, 'submitted', { submittedAt: appliedAt })

type PartsBeside = Pick<Parts, 'practice' | 'applicant' | 'appointments' | 'health'>
const besides = new WeakMap<App, PartsBeside>()

/** Parts that actors share because none of them can change them. */
function partsBeside(app: App): PartsBeside {
  const made = besides.get(app) ?? makeBeside(app)
  besides.set(app, made)
  return made
}

function makeBeside(app: App): PartsBeside {
  const practice = once(() => somePractice(app))
  return {
    practice,
    applicant: once(() => someApplicant(app)),
    appointments: once(async () => freshAppointments(app, await joinAs(app, 'patient'))),
    health: once(async () => {
      const [patient, { dietitian }] = [await joinAs(app, 'patient'), await practice()]
      await reviewedBy(app, patient, dietitian)
      return makeHealthFixtures(app, { patient, dietitian })
    }),
  }
}

/** Caches the result of the first call, but not a failure. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make().catch((fault) => {
      made = undefined
      throw fault
    })
    return made
  }
}
