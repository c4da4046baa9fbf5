import type { OfferedService } from '#contract/directory.ts'

/** Of those that are meant for a first visit and the others, each in the dietitian's own order. */
export const initialFirst = (services: readonly OfferedService[]): OfferedService[] =>
  services.toSorted((one, other) => Number(other.isInitial) - Number(one.isInitial))
