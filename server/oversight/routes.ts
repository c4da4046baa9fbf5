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
  listUpcoming as listUpcomingRoute,
  readApplication as readApplicationRoute,
  reinstatePractice as reinstatePracticeRoute,
  rejectPractice as rejectPracticeRoute,
  searchApplications as searchApplicationsRoute,
  suspendPractice as suspendPracticeRoute,
} from '#contract/oversight.ts'
import {
  giveUpJob as giveUpJobRoute,
  readPlatformHealth as readHealthRoute,
  retryJob as retryJobRoute,
} from '#contract/platform/health.ts'
import {
  readPlatformSettings as readSettingsRoute,
  savePlatformSettings as saveSettingsRoute,
} from '#contract/platform/settings.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { approvePractice } from './approve-practice.ts'
import { cancelUpcoming } from './cancel-upcoming.ts'
import { countAhead } from './count-ahead.ts'
import { listUpcoming } from './list-upcoming.ts'
import { giveUpJob, retryJob } from './platform/decide-job.ts'
import { readHealth } from './platform/read-health.ts'
import { readSettings, saveSettings } from './platform/settings.ts'
import { readApplication } from './read-application.ts'
import { reinstatePractice } from './reinstate-practice.ts'
import { rejectPractice } from './reject-practice.ts'
import { searchApplications } from './search-applications.ts'
import { searchAuditLog } from './search-audit-log.ts'
import { searchEverything } from './search-everything.ts'
import { reinstatePerson, suspendPerson } from './suspend-person.ts'
import { suspendPractice } from './suspend-practice.ts'

export const oversightRoutes: readonly Bound[] = [
  bindRead(searchApplicationsRoute, searchApplications),
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
  bind(readSettingsRoute, readSettings),
  bind(saveSettingsRoute, saveSettings),
  bind(readHealthRoute, readHealth),
  bind(retryJobRoute, retryJob),
  bind(giveUpJobRoute, giveUpJob),
  bind(suspendPersonRoute, suspendPerson),
  bind(reinstatePersonRoute, reinstatePerson),
]
