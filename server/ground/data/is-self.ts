import type { Actor } from './db.ts'

/** Whether an id is the actor's own. Ids are compared only here, as either may be in upper or lower case. */
export const isSelf = ({ id }: Actor, other: string): boolean => id.toLowerCase() === other.toLowerCase()
