import { contract } from '#contract/contract.ts'
import { answerPrepared } from '#server/ground/http/answer-prepared.ts'
import { type Bound, bind, type Caller } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { giveHealthConsent, readHealthConsent } from './consent/consent.ts'
import { withdrawHealthConsent } from './consent/withdraw.ts'
import { correctDiaryEntry, listDiary, recordDiaryEntry } from './diary/diary.ts'
import { saveMealPhoto, takeMealPhoto } from './diary/save-meal-photo.ts'
import { takeHealthExport } from './exchange/apple-health/preview-export.ts'
import { exportMeasures } from './exchange/export-measures.ts'
import { importMeasures, takeImport } from './exchange/import-measures.ts'
import { loadGoal } from './goals/answer-goal.ts'
import { agreeToGoal, endGoal } from './goals/change-goal.ts'
import { listGoals, listPatientGoals } from './goals/list-goals.ts'
import { proposeGoal, setGoal } from './goals/propose-goal.ts'
import { limitEntries, limitReading, perPerson } from './limits.ts'
import { correctMeasure, listMeasures, recordGuidedMeasure } from './measures/measures.ts'
import { readSeries } from './measures/read-series.ts'
import { recordMeasure } from './measures/record-measure.ts'
import { closeRecord, listRecordOpenings, openRecord } from './opening/openings.ts'
import { readOpenedRecord } from './opening/read-record.ts'
import { readHealth } from './patients/read-health.ts'
import {
  listPatientDiary,
  listPatientMeasures,
  readPatientSeries,
  recordForPatient,
} from './patients/read-patient.ts'
import { readPatientHealth } from './patients/read-patient-health.ts'
import { listPatientReports, readLatestMeasures, readPatientAnswers } from './patients/read-patient-parts.ts'
import { readMealPhoto, readReport } from './read-file.ts'
import { addReminder, changeReminder, removeReminder } from './reminders/reminders.ts'
import { removeDiaryEntry, removeMeasure } from './remove-entry.ts'
import { listReports } from './reports/reports.ts'
import { removeReport, takeReport, uploadReport } from './reports/upload-report.ts'
import { answerAccessRequest, requestAccess } from './sharing/access-requests.ts'
import { listReadings } from './sharing/list-readings.ts'
import { readSharing, saveDietitianSharing, saveSharing, saveUnits } from './sharing/sharing.ts'
import { makeSummary } from './summary/make-summary.ts'
import { correctForPatient } from './visits/correct-for-patient.ts'
import { recordVisits } from './visits/record-visits.ts'

const entries = { limit: limitEntries }
/** These answers may be stored only under the person's own key, so a repeated request runs again, which is harmless. */
const told = { ...entries, neverStored: true }
/** The same for changes that cannot run twice: the goal is read again. */
const goals = {
  ...entries,
  readAgain: { subjectOf: ({ goal }: { goal: { id: string } }) => goal.id, read: loadGoal },
}
const reading = { limit: limitReading }
/** One answer decrypts thousands of values, so only one such request per patient runs at a time. */
const ofActor = { ...reading, queueOf: (_: unknown, { actor }: Caller) => actor.id }
const ofPatient = { ...reading, queueOf: ({ patient }: { patient: string }) => patient }
const files = { limits: (_: unknown, { actor }: Caller) => [[perPerson.files, actor.id]] as const }
const consent = { limits: (_: unknown, { actor }: Caller) => [[perPerson.consent, actor.id]] as const }

export const healthRoutes: readonly Bound[] = [
  bindRead(contract.readHealthConsent, readHealthConsent),
  bind(contract.giveHealthConsent, giveHealthConsent, consent),
  bind(contract.withdrawHealthConsent, withdrawHealthConsent, consent),
  bind(contract.readHealth, readHealth, reading),
  bind(contract.saveUnits, saveUnits, entries),
  bind(contract.recordMeasure, recordMeasure, told),
  bind(contract.recordGuidedMeasure, recordGuidedMeasure, told),
  bind(contract.correctMeasure, correctMeasure, told),
  bind(contract.removeMeasure, removeMeasure, entries),
  bind(contract.listMeasures, listMeasures, reading),
  bindRead(contract.readSeries, readSeries, ofActor),
  bind(contract.importMeasures, importMeasures, {
    limits: (_, { actor }) => [[perPerson.imports, actor.id]],
    before: takeImport,
  }),
  bind(contract.previewHealthExport, answerPrepared, {
    limits: (_, { actor }) => [[perPerson.imports, actor.id]],
    before: takeHealthExport,
  }),
  bindFile(contract.exportMeasures, exportMeasures),
  bindFile(contract.makeSummary, makeSummary),
  bind(contract.recordDiaryEntry, recordDiaryEntry, told),
  bind(contract.correctDiaryEntry, correctDiaryEntry, told),
  bind(contract.removeDiaryEntry, removeDiaryEntry, entries),
  bind(contract.listDiary, listDiary, reading),
  bind(contract.saveMealPhoto, saveMealPhoto, { ...files, before: takeMealPhoto }),
  bindFile(contract.readMealPhoto, readMealPhoto),
  bindRead(contract.listReports, listReports),
  bind(contract.uploadReport, uploadReport, { ...files, before: takeReport }),
  bind(contract.removeReport, removeReport, entries),
  bindFile(contract.readReport, readReport),
  bindRead(contract.readSharing, readSharing),
  bind(contract.saveSharing, saveSharing, entries),
  bind(contract.saveDietitianSharing, saveDietitianSharing, entries),
  bind(contract.answerAccessRequest, answerAccessRequest, entries),
  bindRead(contract.listReadings, listReadings),
  bind(contract.listGoals, listGoals, reading),
  bind(contract.setGoal, setGoal, goals),
  bind(contract.proposeGoal, proposeGoal, goals),
  bind(contract.listPatientGoals, listPatientGoals, reading),
  bind(contract.agreeToGoal, agreeToGoal, goals),
  bind(contract.endGoal, endGoal, goals),
  bind(contract.addReminder, addReminder, entries),
  bind(contract.changeReminder, changeReminder, entries),
  bind(contract.removeReminder, removeReminder, entries),
  bind(contract.readPatientHealth, readPatientHealth, reading),
  bind(contract.readPatientAnswers, readPatientAnswers, reading),
  bind(contract.readPatientLatest, readLatestMeasures, reading),
  bind(contract.listPatientReports, listPatientReports, reading),
  bind(contract.readPatientSeries, readPatientSeries, ofPatient),
  bind(contract.listPatientMeasures, listPatientMeasures, reading),
  bind(contract.listPatientDiary, listPatientDiary, reading),
  bind(contract.recordForPatient, recordForPatient, entries),
  bind(contract.recordVisits, recordVisits, entries),
  bind(contract.correctForPatient, correctForPatient, entries),
  bind(contract.requestAccess, requestAccess, {
    limits: (_, { actor }) => [[perPerson.accessRequests, actor.id]],
  }),
  bindRead(contract.listRecordOpenings, listRecordOpenings),
  bind(contract.openRecord, openRecord, { limits: (_, { actor }) => [[perPerson.openings, actor.id]] }),
  bind(contract.closeRecord, closeRecord),
  bind(contract.readOpenedRecord, readOpenedRecord, reading),
]
