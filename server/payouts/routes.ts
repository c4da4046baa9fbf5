import {
  decidePayout as decidePayoutRoute,
  holdPayouts as holdPayoutsRoute,
  listHolds as listHoldsRoute,
  listPayees as listPayeesRoute,
  listPayouts as listPayoutsRoute,
  payOutNow as payOutNowRoute,
  readPayouts as readPayoutsRoute,
  releasePayouts as releasePayoutsRoute,
} from '#contract/payouts.ts'
import { system } from '#server/ground/data/db.ts'
import { answerReady } from '#server/ground/http/answer-ready.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { decidePayout } from './decide-payout.ts'
import { holdPayouts, releasePayouts } from './hold.ts'
import { listHolds } from './list-holds.ts'
import { listPayouts, preparePayees } from './list-payouts.ts'
import { payOutNow, whosePayout } from './pay-out-now.ts'
import { prepareRead } from './read-payouts.ts'

const asking: Limit = { name: 'payouts.person', most: 20, seconds: 3_600 }

export const payoutRoutes: readonly Bound[] = [
  bind(readPayoutsRoute, answerReady, { before: prepareRead, neverKept: true }),
  bind(payOutNowRoute, payOutNow, {
    limits: (_, { actor }) => [[asking, actor.id]],
    before: whosePayout,
    shownAs: () => system,
    neverKept: true,
    holdsKey: true,
  }),
  bindRead(listPayoutsRoute, listPayouts),
  bind(decidePayoutRoute, decidePayout),
  bind(listPayeesRoute, answerReady, { before: preparePayees, neverKept: true }),
  bindRead(listHoldsRoute, listHolds),
  bind(holdPayoutsRoute, holdPayouts),
  bind(releasePayoutsRoute, releasePayouts),
]
