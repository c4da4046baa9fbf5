import type { Practice } from '#contract/profiles.ts'
import type { Tx } from '#server/data/db.ts'
import { loadOwn } from '#server/verification/load-own.ts'
import { viewPractice } from './view.ts'

export const loadPractice = async (tx: Tx, userId: string, now: Date): Promise<Practice> =>
  viewPractice(await loadOwn(tx, userId, now), now)
