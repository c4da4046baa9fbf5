import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const verificationData = {
  verifications: personalTable('verifications', {
    hides: { decided_by: 'the id of another person' },
    keeps: { decided_by: 'which admin decided about somebody who still has an account' },
  }),
  practice_decisions: personalTable('practice_decisions'),
} satisfies PersonalData
