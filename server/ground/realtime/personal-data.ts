import { type PersonalData, personalTable } from '../data/personal-table.ts'

export const realtimeData = {
  changes: personalTable('changes'),
  feeds: personalTable('feeds'),
  presences: personalTable('presences', { hides: { nodes: 'the server a person is connected to' } }),
} satisfies PersonalData
