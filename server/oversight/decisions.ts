import type { contract } from '#contract/contract.ts'
import type { Application } from '#contract/oversight/practices.ts'
import { hasPractisedEnough, type VerificationStatus } from '#contract/practice-options.ts'
import { documentIds, verifyDocuments } from '#server/documents/verify-documents.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { holdWithSuspension, releaseWithSuspension } from '#server/money/payouts/hold-with-suspension.ts'
import { setNames } from '#server/profiles/set-names.ts'
import { assertLicenseLasts } from '#server/verification/assert-lasts.ts'
import { assertNumberIsStated } from '#server/verification/assert-number-is-stated.ts'
import { approve, decide } from '#server/verification/move-verification.ts'
import { storeDecision } from '#server/verification/store-decision.ts'
import { cancelUpcoming } from '../appointments/cancel-upcoming.ts'
import { reasonSealer } from '../appointments/reason.ts'
import { loadApplication } from './applications.ts'
import { record } from './events.ts'
import { statusAfterRejection } from './rules.ts'

/** The stated facts match the documents. The facts that were compared are stored with the event, as evidence. */
export const approvePractice: Verb<typeof contract.approvePractice> = async (tx, actor, input, now) => {
  const { id, submittedAt, licenseNumber, licensedUntil } = input
  assertLicenseLasts('licensedUntil', licensedUntil, now)
  const seen = await loadIfAllowed(tx, actor, 'approve', { id, submittedAt }, now)
  const { experience, stated } = seen
  if (!hasPractisedEnough(experience)) throw new Refusal('too_little_experience')
  await assertNumberIsStated(tx, licenseNumber, stated.licenseNumber)
  const compared = await approve(tx, seen, { licenseNumber, licensedUntil, experience }, actor.id, now)
  if (compared === null) throw new Refusal('decided_already')
  const isRenamed = seen.name !== stated.name || seen.otherName !== stated.otherName
  if (isRenamed) await setNames(tx, id, stated, seen.name !== stated.name)
  const documents = await verifyDocuments(tx, id, now)
  await record(tx, actor, 'practice.approved', id, now, {
    from: seen.status,
    decision: await storeDecision(tx, id, { reason: null, licenseNumber: compared }),
    licensedUntil,
    documents,
  })
  return { application: await loadApplication(tx, actor, id, now) }
}

export const rejectPractice: Verb<typeof contract.rejectPractice> = (
  tx,
  actor,
  { id, submittedAt, reason },
  now,
) =>
  decideOnPractice(
    tx,
    actor,
    { id, submittedAt, action: 'reject', kind: 'practice.rejected', to: statusAfterRejection, reason },
    now,
  )

/** Also ends a renewal under review. Appointments stay unless the request contains a message for the patients. */
export const suspendPractice: Verb<typeof contract.suspendPractice> = async (
  tx,
  actor,
  { id, reason, patientsAreTold },
  now,
  house,
) => {
  const decided = await decideOnPractice(
    tx,
    actor,
    { id, action: 'suspend', kind: 'practice.suspended', to: () => 'suspended', reason },
    now,
  )
  await holdWithSuspension(tx, actor, house, id, now)
  if (patientsAreTold !== undefined)
    await cancelUpcoming(tx, actor, id, reasonSealer(house.keys, patientsAreTold), now)
  return decided
}

export const reinstatePractice: Verb<typeof contract.reinstatePractice> = async (
  tx,
  actor,
  { id },
  now,
  house,
) => {
  const decided = await decideOnPractice(
    tx,
    actor,
    { id, action: 'reinstate', kind: 'practice.reinstated', to: () => 'approved' },
    now,
  )
  await releaseWithSuspension(tx, actor, house, id, now)
  return decided
}

type Decision = {
  id: string
  /** The application the admin saw, if the decision is about one. */
  submittedAt?: string | null | undefined
  action: keyof Application['may']
  kind: `practice.${'rejected' | 'suspended' | 'reinstated'}`
  to: (from: VerificationStatus) => VerificationStatus
  reason?: string
}

/** Shared by every decision that compares no licence. The facts on file are stored with the event, as evidence. */
async function decideOnPractice(
  tx: Tx,
  actor: Actor,
  { id, submittedAt, action, kind, to, reason }: Decision,
  now: Date,
): Promise<{ application: Application }> {
  const from = await loadIfAllowed(tx, actor, action, { id, submittedAt }, now)
  const decided = { from, to: to(from.status), reason: reason ?? null, by: actor.id }
  if (!(await decide(tx, decided, now))) throw new Refusal('decided_already')
  const { licenseNumber, licensedUntil } = from
  const documents = await documentIds(tx, id)
  await record(tx, actor, kind, id, now, {
    from: from.status,
    decision: await storeDecision(tx, id, { reason: reason ?? null, licenseNumber }),
    licensedUntil,
    documents,
  })
  return { application: await loadApplication(tx, actor, id, now) }
}

type Seen = Pick<Decision, 'id' | 'submittedAt'>

/** The current application, if this decision is allowed; the version on the admin’s screen may be older. */
async function loadIfAllowed(
  tx: Tx,
  actor: Actor,
  action: keyof Application['may'],
  { id, submittedAt: seen }: Seen,
  now: Date,
): Promise<Application> {
  // Admins cannot decide about themselves, and the attempt reveals nothing.
  if (isSelf(actor, id)) throw new Refusal('not_found')
  const application = await loadApplication(tx, actor, id, now)
  const { may, submittedAt } = application
  const isAsSeen = seen === undefined || isSame(seen, submittedAt)
  if (!may[action] || !isAsSeen) throw new Refusal('decided_already')
  return application
}

const isSame = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other)
