import * as breachRoutes from '#contract/privacy/breaches.ts'
import * as requestRoutes from '#contract/privacy/data-requests.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { changeBreach, closeBreach, listBreaches, openBreach, readBreach, tellOfBreach } from './breaches.ts'
import {
  answerDataRequest,
  extendDataRequest,
  listDataRequests,
  logDataRequest,
  readDataRequest,
} from './data-requests.ts'
import { findAffected } from './find-affected.ts'

export const privacyRoutes: readonly Bound[] = [
  bind(breachRoutes.listBreaches, listBreaches),
  bind(breachRoutes.readBreach, readBreach),
  bind(breachRoutes.openBreach, openBreach),
  bind(breachRoutes.changeBreach, changeBreach),
  bind(breachRoutes.tellOfBreach, tellOfBreach),
  bind(breachRoutes.closeBreach, closeBreach),
  bind(breachRoutes.findAffected, findAffected),
  bind(requestRoutes.listDataRequests, listDataRequests),
  bind(requestRoutes.readDataRequest, readDataRequest),
  bind(requestRoutes.logDataRequest, logDataRequest),
  bind(requestRoutes.extendDataRequest, extendDataRequest),
  bind(requestRoutes.answerDataRequest, answerDataRequest),
]
