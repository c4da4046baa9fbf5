import type { Word } from '../word.ts'

/** The name of all admins together, for people who write to them. */
export const supportTeam: Word = { en: 'Support Team', ar: 'فريق الدعم' }
