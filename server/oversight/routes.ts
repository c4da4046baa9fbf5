import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { readApplication, searchApplications } from './applications.ts'
import { listPersonAppointments, prepareAppointment, readDeskAppointment } from './appointment-page.ts'
import { approvePractice, reinstatePractice, rejectPractice, suspendPractice } from './decisions.ts'
import { listAlarms } from './list-alarms.ts'
import { giveUpJob, retryJob } from './platform/decide-job.ts'
import { readHealth } from './platform/read-health.ts'
import { readSettings, saveSettings } from './platform/settings.ts'
import { searchAuditLog } from './search-audit-log.ts'
import { searchEverything } from './search-everything.ts'
import { reinstatePerson, suspendPerson } from './suspend-person.ts'
import { cancelUpcoming, countAhead, listUpcoming } from './upcoming.ts'

export const oversightRoutes: readonly Bound[] = [
  bindRead(contract.searchApplications, searchApplications),
  bindRead(contract.readApplication, readApplication),
  bind(contract.approvePractice, approvePractice),
  bind(contract.rejectPractice, rejectPractice),
  bind(contract.suspendPractice, suspendPractice),
  bind(contract.reinstatePractice, reinstatePractice),
  bindRead(contract.listUpcoming, listUpcoming),
  bind(contract.cancelUpcoming, cancelUpcoming),
  bindRead(contract.searchAuditLog, searchAuditLog),
  bindRead(contract.searchEverything, searchEverything),
  bindRead(contract.listAlarms, listAlarms),
  bind(contract.readDeskAppointment, readDeskAppointment, { before: prepareAppointment, neverStored: true }),
  bindRead(contract.listPersonAppointments, listPersonAppointments),
  bindRead(contract.countAhead, countAhead),
  bind(contract.readPlatformSettings, readSettings),
  bind(contract.savePlatformSettings, saveSettings),
  bind(contract.readPlatformHealth, readHealth),
  bind(contract.retryJob, retryJob),
  bind(contract.giveUpJob, giveUpJob),
  bind(contract.suspendPerson, suspendPerson),
  bind(contract.reinstatePerson, reinstatePerson),
]
