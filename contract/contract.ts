import * as newsletter from './newsletter.ts'
import type { Route } from './route.ts'
import * as running from './running.ts'
import * as survey from './survey.ts'

/** Every route of the product by name. A route that is not here does not exist. */
export const contract = {
  checkHealth: running.checkHealth,
  checkReady: running.checkReady,
  subscribeToNewsletter: newsletter.subscribeToNewsletter,
  confirmNewsletter: newsletter.confirmNewsletter,
  leaveNewsletter: newsletter.leaveNewsletter,
  leaveNewsletterByOneClick: newsletter.leaveNewsletterByOneClick,
  answerSurvey: survey.answerSurvey,
} satisfies Record<string, Route>

export type RouteName = keyof typeof contract
