import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const verificationData = {
  verifications: personalTable('verifications', {
    hides: { decided_by: 'the id of another person' },
    keeps: { decided_by: 'which admin has decided about somebody who is still here' },
  }),
  practice_decisions: personalTable('practice_decisions'),
} satisfies PersonalData
