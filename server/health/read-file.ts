import type { readMealPhoto as photoRoute } from '#contract/health/diary.ts'
import type { HealthGroup } from '#contract/health/kinds.ts'
import type { readReport as reportRoute } from '#contract/health/reports.ts'
import type { InputOf } from '#contract/route.ts'
import { downloadName } from '#server/documents/file-name.ts'
import { system } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { healthFileNameBinding, openHealthFile } from './files.ts'
import { noteReading, seePatient } from './sharing/see-patient.ts'

export const readMealPhoto = (house: House, { id }: InputOf<typeof photoRoute>, caller: Caller) =>
  read(house, id, caller, 'meals')

export const readReport = (house: House, { id }: InputOf<typeof reportRoute>, caller: Caller) =>
  read(house, id, caller, 'reports')

/** For its patient, and for dietitians with whom it is shared; their reading is recorded before the file is sent. */
async function read(
  house: House,
  id: string,
  { actor }: Caller,
  group: 'meals' | 'reports',
): Promise<FileAnswer | null> {
  const isPhoto = group === 'meals'
  const found = await house.db.as(system, (tx) =>
    tx
      .selectFrom('health_files')
      .select(['user_id', 'type', 'name_sealed'])
      .where('id', '=', id)
      .where('entry_id', isPhoto ? 'is not' : 'is', null)
      .executeTakeFirst(),
  )
  if (!found) return null
  if (
    actor.role === 'patient'
      ? !isSelf(actor, found.user_id)
      : !(await maySee(house, actor, found.user_id, group))
  )
    return null
  const opened = await openHealthFile(house, found.user_id, id)
  if (!opened) return null
  const type = found.type as FileAnswer['type']
  if (isPhoto) return { bytes: opened.bytes, type }
  const name = opened.key.tryOpen(found.name_sealed, healthFileNameBinding(id)) ?? id
  return { bytes: opened.bytes, type, name: downloadName(name, found.type as 'application/pdf') }
}

const maySee = (house: House, actor: Caller['actor'], patient: string, group: 'meals' | 'reports') =>
  house.db.as(actor, async (tx) => {
    const groups = await seePatient(tx, actor, patient).catch(asNone)
    if (!groups.includes(group)) return false
    await noteReading(tx, actor, patient, [group], house.clock.now())
    return true
  })

/** A person without access gets the same answer as if the file did not exist: not found. */
function asNone(fault: unknown): HealthGroup[] {
  if (fault instanceof Refusal) return []
  throw fault
}
