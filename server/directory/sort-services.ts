import type { OfferedService } from '#contract/directory.ts'

/** Initial consultations before the others, each group in the dietitian’s own order. */
export const sortServices = (services: readonly OfferedService[]): OfferedService[] =>
  services.toSorted((one, other) => Number(other.isInitial) - Number(one.isInitial))
