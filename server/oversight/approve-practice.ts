import type { approvePractice as route } from '#contract/oversight/practices.ts'
import { hasPractisedEnough } from '#contract/practice-options.ts'
import { verifyDocuments } from '#server/documents/verify-documents.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { setNames } from '#server/profiles/set-names.ts'
import { assertLicenseLasts } from '#server/verification/assert-lasts.ts'
import { assertNumberIsStated } from '#server/verification/assert-number-is-stated.ts'
import { approve } from '#server/verification/move-verification.ts'
import { storeDecision } from '#server/verification/store-decision.ts'
import { loadIfAllowed } from './decide.ts'
import { record } from './events.ts'
import { loadApplication } from './load-application.ts'

/** The stated facts match the documents. What was compared is stored with the event, as evidence. */
export const approvePractice: Verb<typeof route> = async (tx, actor, input, now) => {
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
