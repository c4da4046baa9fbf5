import { sql } from 'kysely'
import type { sayWhoCame as route } from '#contract/appointments/changes.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { changeDetail, updateAppointment } from '../change.ts'
import { record } from '../events.ts'
import { assertVersion, lockAppointment, partyOf, withClaim } from '../load.ts'
import { loadPage } from '../page.ts'
import { factsOf } from '../row.ts'
import { refusalOf } from '../rules.ts'
import { sealStatement } from './open-claim.ts'
import { settleClaim } from './settle-claim.ts'

/** For the side that has not answered yet, or either side if the platform opened the claim. An answer is final. */
export const sayWhoCame: Verb<typeof route> = async (
  tx,
  actor,
  { id, attendance, words },
  now,
  house,
  { version },
) => {
  const row = await withClaim(tx, await lockAppointment(tx, actor, id))
  const party = partyOf(actor)
  const says = `${party}_says` as const
  if (row.claim?.[says] === attendance) return loadPage(tx, actor, id, house, now)
  assertVersion(row, version)
  const refusal = refusalOf('sayWhoCame', factsOf(row), party, now)
  if (refusal || !row.claim) throw new Refusal(refusal ?? 'status_has_changed')
  await sql`
    update absence_claims set ${sql.ref(says)} = ${attendance}, ${sql.ref(`${party}_said_at`)} = ${now},
        ${sql.ref(`${party}_words_sealed`)} = ${await sealStatement(tx, actor, id, { by: party, words }, now, house)}
      where appointment_id = ${id}::uuid`.execute(tx)
  await updateAppointment(tx, row, {}, now)
  await record(tx, actor, 'appointment.absence_answered', id, now, changeDetail(actor, row))
  const said = { ...row, version: row.version + 1, claim: { ...row.claim, [says]: attendance } }
  await settleClaim(tx, actor, said, party, now)
  return loadPage(tx, actor, id, house, now)
}
