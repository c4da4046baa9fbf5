import type { Application } from '#contract/oversight/practices.ts'
import type { VerificationStatus } from '#contract/practice-options.ts'
import { documentIds } from '#server/documents/verify-documents.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { decide } from '#server/verification/move-verification.ts'
import { storeDecision } from '#server/verification/store-decision.ts'
import { record } from './events.ts'
import { loadApplication } from './load-application.ts'

type Decision = {
  id: string
  /** The application the admin saw, if the decision is about one. */
  submittedAt?: string | null | undefined
  action: keyof Application['may']
  kind: `practice.${'rejected' | 'suspended' | 'reinstated'}`
  to: (from: VerificationStatus) => VerificationStatus
  reason?: string
}

/** Shared by every decision that compares no licence. What was on file is stored with the event, as evidence. */
export async function decideOnPractice(
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

/** The current application, if this decision is allowed; the one on the admin’s screen may be older. */
export async function loadIfAllowed(
  tx: Tx,
  actor: Actor,
  action: keyof Application['may'],
  { id, submittedAt: seen }: Seen,
  now: Date,
): Promise<Application> {
  // Nobody decides about themselves, and trying reveals nothing.
  if (isSelf(actor, id)) throw new Refusal('not_found')
  const application = await loadApplication(tx, actor, id, now)
  const { may, submittedAt } = application
  const isAsSeen = seen === undefined || isSame(seen, submittedAt)
  if (!may[action] || !isAsSeen) throw new Refusal('decided_already')
  return application
}

const isSame = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other)
