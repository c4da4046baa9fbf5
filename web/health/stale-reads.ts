import { listDiary } from '#contract/health/diary.ts'
import { listGoals } from '#contract/health/goals.ts'
import { listMeasures, readSeries } from '#contract/health/measures.ts'
import {
  listPatientMeasures,
  readHealth,
  readPatientHealth,
  readPatientLatest,
  readPatientSeries,
} from '#contract/health/patients.ts'

/** What is read anew once a measure has come, changed or gone. */
export const staleByMeasures = [readHealth, readSeries, listMeasures, listGoals]
export const staleByDiary = [readHealth, listDiary]
/** What a dietitian has read, once they have written a measure down. */
export const staleByPatient = [readPatientHealth, readPatientLatest, readPatientSeries, listPatientMeasures]
