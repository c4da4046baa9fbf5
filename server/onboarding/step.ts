import type { Party } from '#contract/appointments/appointment.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { record } from './events.ts'

type Place = { step: number; years: number | null; days: number[] | null; completed_at: Date | null }

/** The current step of the person's wizard; the first step if they have not started. */
export async function stepOf(tx: Tx, userId: string, role: Party): Promise<Place> {
  const known = await tx
    .selectFrom('onboardings')
    .select(['step', 'years', 'days', 'completed_at'])
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst()
  return known ?? { step: 1, years: null, days: null, completed_at: null }
}

type Kept = { step: number; years?: number | null; days?: number[]; finish?: boolean | undefined }

/** Saves the current step; a finished wizard stays finished. Returns whether it was finished just now. */
export async function saveStep(
  tx: Tx,
  actor: Actor,
  role: Party,
  { step, years = null, days, finish = false }: Kept,
  now: Date,
): Promise<boolean> {
  const { completed_at } = await stepOf(tx, actor.id, role)
  const isDone = finish && completed_at === null
  const columns = {
    step,
    years,
    days: days ?? null,
    completed_at: completed_at ?? (isDone ? now : null),
    saved_at: now,
  }
  await tx
    .insertInto('onboardings')
    .values({ user_id: actor.id, role, ...columns })
    .onConflict((known) => known.columns(['user_id', 'role']).doUpdateSet(columns))
    .execute()
  if (isDone) await record(tx, actor, 'onboarding.completed', actor.id, now)
  return isDone
}
