import type { OfferedService } from '#contract/directory.ts'

/** Initial consultations before the others, each group in the dietitian’s own order. */
export const sortServices = (services: readonly OfferedService[]): OfferedService[] =>
  services.toSorted((one, other) => Number(other.isInitial) - Number(one.isInitial))

/** What somebody books who has never been there: an initial consultation, or else the cheapest service. */
export const firstVisitOf = <Some extends Pick<OfferedService, 'isInitial' | 'price'>>(
  services: readonly Some[],
): Some | undefined =>
  services.find(({ isInitial }) => isInitial) ?? services.toSorted((one, other) => one.price - other.price)[0]
