import type { Named } from '#server/money/payments/figures.ts'

/** Somebody who has left is nobody. */
export const viewNamed = (person: Named) => person && { ...person, name: person.name ?? '' }

export const iso = (at: string): string => new Date(at).toISOString()
