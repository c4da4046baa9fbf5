import type { readPractice as route } from '#contract/profiles.ts'
import type { Read } from '#server/http/bind-read.ts'
import { onlyPractice, type PracticeRow, practiceOf } from './load-practice.ts'
import { viewPractice } from './view.ts'

export const readPractice: Read<typeof route, PracticeRow> = ({ id }, _, now) => ({
  query: () => practiceOf(id, now),
  view: (rows) => ({ practice: viewPractice(onlyPractice(rows), now) }),
})
