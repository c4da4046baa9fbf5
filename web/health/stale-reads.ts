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

/** Reads that are out of date once a measure was added, changed or removed. */
export const staleByMeasures = [readHealth, readSeries, listMeasures, listGoals]
export const staleByDiary = [readHealth, listDiary]
/** A dietitian's reads that are out of date after they have recorded a measure. */
export const staleByPatient = [readPatientHealth, readPatientLatest, readPatientSeries, listPatientMeasures]
