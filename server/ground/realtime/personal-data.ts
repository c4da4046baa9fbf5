import { owned, type PersonalData } from '../data/personal-table.ts'

export const realtimeData = {
  changes: owned('changes'),
  feeds: owned('feeds'),
  presences: owned('presences', { hides: { nodes: 'which of our servers somebody is at' } }),
} satisfies PersonalData
