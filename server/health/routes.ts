import { previewHealthExport as previewHealthExportRoute } from '#contract/health/apple-health.ts'
import {
  giveHealthConsent as giveHealthConsentRoute,
  readHealthConsent as readHealthConsentRoute,
  withdrawHealthConsent as withdrawHealthConsentRoute,
} from '#contract/health/consent.ts'
import {
  correctDiaryEntry as correctDiaryEntryRoute,
  listDiary as listDiaryRoute,
  readMealPhoto as readMealPhotoRoute,
  recordDiaryEntry as recordDiaryEntryRoute,
  removeDiaryEntry as removeDiaryEntryRoute,
  saveMealPhoto as saveMealPhotoRoute,
} from '#contract/health/diary.ts'
import {
  exportMeasures as exportMeasuresRoute,
  importMeasures as importMeasuresRoute,
} from '#contract/health/exchange.ts'
import {
  agreeToGoal as agreeToGoalRoute,
  endGoal as endGoalRoute,
  listGoals as listGoalsRoute,
  listPatientGoals as listPatientGoalsRoute,
  proposeGoal as proposeGoalRoute,
  setGoal as setGoalRoute,
} from '#contract/health/goals.ts'
import {
  correctMeasure as correctMeasureRoute,
  listMeasures as listMeasuresRoute,
  readSeries as readSeriesRoute,
  recordGuidedMeasure as recordGuidedMeasureRoute,
  recordMeasure as recordMeasureRoute,
  removeMeasure as removeMeasureRoute,
} from '#contract/health/measures.ts'
import {
  closeRecord as closeRecordRoute,
  listRecordOpenings as listRecordOpeningsRoute,
  openRecord as openRecordRoute,
  readOpenedRecord as readOpenedRecordRoute,
} from '#contract/health/opening.ts'
import {
  listPatientDiary as listPatientDiaryRoute,
  listPatientMeasures as listPatientMeasuresRoute,
  listPatientReports as listPatientReportsRoute,
  readHealth as readHealthRoute,
  readPatientAnswers as readPatientAnswersRoute,
  readPatientHealth as readPatientHealthRoute,
  readPatientLatest as readPatientLatestRoute,
  readPatientSeries as readPatientSeriesRoute,
  recordForPatient as recordForPatientRoute,
  saveUnits as saveUnitsRoute,
} from '#contract/health/patients.ts'
import {
  addReminder as addReminderRoute,
  changeReminder as changeReminderRoute,
  removeReminder as removeReminderRoute,
} from '#contract/health/reminders.ts'
import {
  listReports as listReportsRoute,
  readReport as readReportRoute,
  removeReport as removeReportRoute,
  uploadReport as uploadReportRoute,
} from '#contract/health/reports.ts'
import {
  listReadings as listReadingsRoute,
  readSharing as readSharingRoute,
  saveDietitianSharing as saveDietitianSharingRoute,
  saveSharing as saveSharingRoute,
} from '#contract/health/sharing.ts'
import { makeSummary as makeSummaryRoute } from '#contract/health/summary.ts'
import { answerReady } from '#server/ground/http/answer-ready.ts'
import { type Bound, bind, type Caller } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { giveHealthConsent, readHealthConsent } from './consent/consent.ts'
import { withdrawHealthConsent } from './consent/withdraw.ts'
import { listDiary } from './diary/list-diary.ts'
import { correctDiaryEntry, recordDiaryEntry } from './diary/record-diary-entry.ts'
import { saveMealPhoto, takeMealPhoto } from './diary/save-meal-photo.ts'
import { takeHealthExport } from './exchange/apple-health/preview-export.ts'
import { exportMeasures } from './exchange/export-measures.ts'
import { importMeasures, takeImport } from './exchange/import-measures.ts'
import { loadGoal } from './goals/answer-goal.ts'
import { agreeToGoal, endGoal } from './goals/change-goal.ts'
import { listGoals, listPatientGoals } from './goals/list-goals.ts'
import { proposeGoal, setGoal } from './goals/propose-goal.ts'
import { limitEntries, limitReading, ofPerson } from './limits.ts'
import { correctMeasure } from './measures/correct-measure.ts'
import { listMeasures } from './measures/list-measures.ts'
import { readSeries } from './measures/read-series.ts'
import { recordGuidedMeasure } from './measures/record-guided-measure.ts'
import { recordMeasure } from './measures/record-measure.ts'
import { closeRecord } from './opening/close-record.ts'
import { listRecordOpenings } from './opening/list-openings.ts'
import { openRecord } from './opening/open-record.ts'
import { readOpenedRecord } from './opening/read-record.ts'
import { readHealth } from './patients/read-health.ts'
import {
  listPatientDiary,
  listPatientMeasures,
  readPatientSeries,
  recordForPatient,
} from './patients/read-patient.ts'
import { readPatientHealth } from './patients/read-patient-health.ts'
import { listPatientReports, readPatientAnswers, readPatientLatest } from './patients/read-patient-parts.ts'
import { readMealPhoto, readReport } from './read-file.ts'
import { addReminder, changeReminder, removeReminder } from './reminders/reminders.ts'
import { removeDiaryEntry, removeMeasure } from './remove-entry.ts'
import { listReports } from './reports/reports.ts'
import { removeReport, takeReport, uploadReport } from './reports/upload-report.ts'
import { listReadings } from './sharing/list-readings.ts'
import { readSharing } from './sharing/read-sharing.ts'
import { saveDietitianSharing, saveSharing, saveUnits } from './sharing/save-sharing.ts'
import { makeSummary } from './summary/make-summary.ts'

const entries = { limit: limitEntries }
/** What answers with what was written lies nowhere but under the person's own key; the same sent again is the same by itself. */
const told = { ...entries, neverKept: true }
/** The same for what cannot be done twice: it is read again. */
const goals = {
  ...entries,
  readAgain: { subjectOf: ({ goal }: { goal: { id: string } }) => goal.id, read: loadGoal },
}
const reading = { limit: limitReading }
/** Thousands of values are opened for one answer. */
const ofActor = { ...reading, crowdOf: (_: unknown, { actor }: Caller) => actor.id }
const ofPatient = { ...reading, crowdOf: ({ patient }: { patient: string }) => patient }
const files = { limits: (_: unknown, { actor }: Caller) => [[ofPerson.files, actor.id]] as const }
const consent = { limits: (_: unknown, { actor }: Caller) => [[ofPerson.consent, actor.id]] as const }

export const healthRoutes: readonly Bound[] = [
  bindRead(readHealthConsentRoute, readHealthConsent),
  bind(giveHealthConsentRoute, giveHealthConsent, consent),
  bind(withdrawHealthConsentRoute, withdrawHealthConsent, consent),
  bind(readHealthRoute, readHealth, reading),
  bind(saveUnitsRoute, saveUnits, entries),
  bind(recordMeasureRoute, recordMeasure, told),
  bind(recordGuidedMeasureRoute, recordGuidedMeasure, told),
  bind(correctMeasureRoute, correctMeasure, told),
  bind(removeMeasureRoute, removeMeasure, entries),
  bind(listMeasuresRoute, listMeasures, reading),
  bindRead(readSeriesRoute, readSeries, ofActor),
  bind(importMeasuresRoute, importMeasures, {
    limits: (_, { actor }) => [[ofPerson.imports, actor.id]],
    before: takeImport,
  }),
  bind(previewHealthExportRoute, answerReady, {
    limits: (_, { actor }) => [[ofPerson.imports, actor.id]],
    before: takeHealthExport,
  }),
  bindFile(exportMeasuresRoute, exportMeasures),
  bindFile(makeSummaryRoute, makeSummary),
  bind(recordDiaryEntryRoute, recordDiaryEntry, told),
  bind(correctDiaryEntryRoute, correctDiaryEntry, told),
  bind(removeDiaryEntryRoute, removeDiaryEntry, entries),
  bind(listDiaryRoute, listDiary, reading),
  bind(saveMealPhotoRoute, saveMealPhoto, { ...files, before: takeMealPhoto }),
  bindFile(readMealPhotoRoute, readMealPhoto),
  bindRead(listReportsRoute, listReports),
  bind(uploadReportRoute, uploadReport, { ...files, before: takeReport }),
  bind(removeReportRoute, removeReport, entries),
  bindFile(readReportRoute, readReport),
  bindRead(readSharingRoute, readSharing),
  bind(saveSharingRoute, saveSharing, entries),
  bind(saveDietitianSharingRoute, saveDietitianSharing, entries),
  bindRead(listReadingsRoute, listReadings),
  bind(listGoalsRoute, listGoals, reading),
  bind(setGoalRoute, setGoal, goals),
  bind(proposeGoalRoute, proposeGoal, goals),
  bind(listPatientGoalsRoute, listPatientGoals, reading),
  bind(agreeToGoalRoute, agreeToGoal, goals),
  bind(endGoalRoute, endGoal, goals),
  bind(addReminderRoute, addReminder, entries),
  bind(changeReminderRoute, changeReminder, entries),
  bind(removeReminderRoute, removeReminder, entries),
  bind(readPatientHealthRoute, readPatientHealth, reading),
  bind(readPatientAnswersRoute, readPatientAnswers, reading),
  bind(readPatientLatestRoute, readPatientLatest, reading),
  bind(listPatientReportsRoute, listPatientReports, reading),
  bind(readPatientSeriesRoute, readPatientSeries, ofPatient),
  bind(listPatientMeasuresRoute, listPatientMeasures, reading),
  bind(listPatientDiaryRoute, listPatientDiary, reading),
  bind(recordForPatientRoute, recordForPatient, entries),
  bindRead(listRecordOpeningsRoute, listRecordOpenings),
  bind(openRecordRoute, openRecord, { limits: (_, { actor }) => [[ofPerson.openings, actor.id]] }),
  bind(closeRecordRoute, closeRecord),
  bind(readOpenedRecordRoute, readOpenedRecord, reading),
]
