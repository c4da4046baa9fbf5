import type { NamedPerson } from '../figures.ts'

/** A closed account has no name to show. */
export const viewNamed = (person: NamedPerson) => person && { ...person, name: person.name ?? '' }

export const isoText = (at: string): string => new Date(at).toISOString()
