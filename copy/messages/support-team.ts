import type { Word } from '../word.ts'

/** What the admins are called together, by whoever writes to them. */
export const supportTeam: Word = { en: 'Support Team', ar: 'فريق الدعم' }
