import type { readQuestion as route } from '#contract/support/questions.ts'
import type { Verb } from '#server/http/bind.ts'
import { loadQuestion, shownBy } from './shown-by.ts'

export const readQuestion: Verb<typeof route> = async (tx, actor, { token }, now, house) =>
  loadQuestion(tx, actor, await shownBy(tx, house, token), house, now)
