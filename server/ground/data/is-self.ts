import type { Actor } from './db.ts'

/** Whether an id is the actor's own: the one place where the two are compared, whichever way either is written. */
export const isSelf = ({ id }: Actor, other: string): boolean => id.toLowerCase() === other.toLowerCase()
