import {
  countAhead as countAheadRoute,
  reinstatePerson as reinstatePersonRoute,
  suspendPerson as suspendPersonRoute,
} from '#contract/accounts/suspension.ts'
import { searchAuditLog as searchAuditLogRoute } from '#contract/oversight/audit-log.ts'
import { searchEverything as searchEverythingRoute } from '#contract/oversight/search.ts'
import {
  approvePractice as approvePracticeRoute,
  cancelUpcoming as cancelUpcomingRoute,
  listApplications as listApplicationsRoute,
  listUpcoming as listUpcomingRoute,
  readApplication as readApplicationRoute,
  reinstatePractice as reinstatePracticeRoute,
  rejectPractice as rejectPracticeRoute,
  suspendPractice as suspendPracticeRoute,
} from '#contract/oversight.ts'
import { type Bound, bind } from '#server/http/bind.ts'
import { bindRead } from '#server/http/bind-read.ts'
import { approvePractice } from './approve-practice.ts'
import { cancelUpcoming } from './cancel-upcoming.ts'
import { countAhead } from './count-ahead.ts'
import { listApplications } from './list-applications.ts'
import { listUpcoming } from './list-upcoming.ts'
import { readApplication } from './read-application.ts'
import { reinstatePractice } from './reinstate-practice.ts'
import { rejectPractice } from './reject-practice.ts'
import { searchAuditLog } from './search-audit-log.ts'
import { searchEverything } from './search-everything.ts'
import { reinstatePerson, suspendPerson } from './suspend-person.ts'
import { suspendPractice } from './suspend-practice.ts'

export const oversightRoutes: readonly Bound[] = [
  bindRead(listApplicationsRoute, listApplications),
  bindRead(readApplicationRoute, readApplication),
  bind(approvePracticeRoute, approvePractice),
  bind(rejectPracticeRoute, rejectPractice),
  bind(suspendPracticeRoute, suspendPractice),
  bind(reinstatePracticeRoute, reinstatePractice),
  bindRead(listUpcomingRoute, listUpcoming),
  bind(cancelUpcomingRoute, cancelUpcoming),
  bindRead(searchAuditLogRoute, searchAuditLog),
  bindRead(searchEverythingRoute, searchEverything),
  bindRead(countAheadRoute, countAhead),
  bind(suspendPersonRoute, suspendPerson),
  bind(reinstatePersonRoute, reinstatePerson),
]
