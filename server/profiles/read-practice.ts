import type { readPractice as route } from '#contract/profiles.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { ownFromRows } from '#server/verification/load-own.ts'
import { type PracticeRow, practiceOf } from './facts.ts'
import { viewPractice } from './view.ts'

export const readPractice: Read<typeof route, PracticeRow> = ({ id }, _, now) => ({
  query: () => practiceOf(id, now),
  view: (rows) => ({ practice: viewPractice(ownFromRows(rows), now) }),
})
