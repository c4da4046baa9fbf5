import { readPatientAnswers, readPatientHealth } from '#contract/health/patients.ts'
import { useRead } from '#web/app/query.ts'

/** A patient's answers about their health, if they are shared. The patient sees that they are read. */
export function usePatientAnswers(patient: string) {
  const health = useRead(readPatientHealth, { patient })
  const hasAnswers = health.data?.hasAnswers ?? false
  const told = useRead(readPatientAnswers, { patient }, { enabled: hasAnswers })
  return {
    failed: [health, told].find(({ error, data }) => error && !data),
    isKnown: health.data !== undefined && (!hasAnswers || told.data !== undefined),
    groups: health.data?.groups ?? [],
    isShared: health.data?.groups.includes('answers') ?? false,
    answers: told.data?.answers ?? null,
  }
}
