import type { readQuestion as route } from '#contract/support/questions.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { visitorByLink } from './links.ts'
import { loadQuestion } from './load-question.ts'

export const readQuestion: Verb<typeof route> = async (tx, actor, { token }, now, house) =>
  loadQuestion(tx, actor, await visitorByLink(tx, house, token, now), house, now)
