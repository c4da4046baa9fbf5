import { copyRows, type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

const hides = { dietitian_id: 'the person, or somebody else' }

export const invitationData = {
  practice_invitations: {
    /** Those that a dietitian sent, and those sent to the person’s address. */
    copy: async (tx, _house, { id, address }) => [
      ...(await copyRows(tx, 'practice_invitations', 'dietitian_id', id, hides)),
      ...(address === null ? [] : await copyRows(tx, 'practice_invitations', 'email', address, hides)),
    ],
    erase: (tx, { id, address }) =>
      tx
        .deleteFrom('practice_invitations')
        .where(({ or, eb }) => or([eb('dietitian_id', '=', id), eb('email', '=', address)]))
        .execute(),
    hides,
  },
  patient_connections: {
    ...personalTable('patient_connections', { by: 'patient_id', hides }),
    erase: (tx, { id }) =>
      tx
        .deleteFrom('patient_connections')
        .where(({ or, eb }) => or([eb('dietitian_id', '=', id), eb('patient_id', '=', id)]))
        .execute(),
  },
} satisfies PersonalData
