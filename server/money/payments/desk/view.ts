import type { Named } from '../figures.ts'

/** A closed account has no name to show. */
export const viewNamed = (person: Named) => person && { ...person, name: person.name ?? '' }

export const iso = (at: string): string => new Date(at).toISOString()
