import { listDiary } from '#contract/health/diary.ts'
import { listGoals } from '#contract/health/goals.ts'
import { listMeasures, readSeries } from '#contract/health/measures.ts'
import { readHealth } from '#contract/health/patients.ts'

/** What is read anew once a measure has come, changed or gone. */
export const staleByMeasures = [readHealth, readSeries, listMeasures, listGoals]
export const staleByDiary = [readHealth, listDiary]
