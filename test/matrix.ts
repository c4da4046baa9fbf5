import type { RouteName } from '#contract/contract.ts'
import { drLayla, sara } from './cast.ts'

/** Who may be standing at the door. Sessions add theirs. */
export const actors = ['signed_out'] as const
export type ActorName = (typeof actors)[number]

type Row = {
  /** A request that is right in everything but, perhaps, who sends it. */
  sample: Record<string, unknown>
  expects: Record<ActorName, number>
}

const unknownToken = 'A'.repeat(43)

/** The permission matrix: a route without a row does not compile, and does not pass. */
export const matrix: Record<RouteName, Row> = {
  checkHealth: { sample: {}, expects: { signed_out: 200 } },
  checkReady: { sample: {}, expects: { signed_out: 200 } },
  subscribeToNewsletter: { sample: { email: sara.email }, expects: { signed_out: 202 } },
  confirmNewsletter: { sample: { token: unknownToken }, expects: { signed_out: 404 } },
  leaveNewsletter: { sample: { token: unknownToken }, expects: { signed_out: 404 } },
  leaveNewsletterByOneClick: { sample: { token: unknownToken }, expects: { signed_out: 404 } },
  answerSurvey: {
    sample: { audience: 'dietitian', ...drLayla, needs: 'A place to see my patients between visits.' },
    expects: { signed_out: 201 },
  },
}
