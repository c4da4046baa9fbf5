import type { DietitianPage } from '#contract/directory.ts'

export type OfferedService = DietitianPage['services'][number]

/** The one whose times the next free times are. */
export const shortestOf = (services: readonly OfferedService[]): OfferedService | undefined =>
  services.toSorted((one, other) => one.duration - other.duration)[0]
