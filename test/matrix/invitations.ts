import { anyone, dietitiansOnly, patientsOnly, type Rows, unknownToken } from './row.ts'

export const invitationRows = {
  readInvitations: { sample: {}, expects: dietitiansOnly(200) },
  renewInvitationLink: { sample: {}, expects: { ...dietitiansOnly(200), unverified_dietitian: 409 } },
  removeInvitationLink: { sample: {}, expects: dietitiansOnly(200) },
  inviteByEmail: {
    sample: { emails: 'nouf@example.sa, reem@example.sa', language: 'ar' },
    expects: { ...dietitiansOnly(200), unverified_dietitian: 409 },
  },
  withdrawInvitation: {
    sample: ({ practice }) => ({ id: practice.invitation.mailed }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  readInvitation: {
    sample: ({ practice }) => ({ token: practice.invitation.link }),
    expects: anyone(200),
  },
  readInvitationAsPatient: {
    sample: ({ practice }) => ({ token: practice.invitation.link }),
    expects: patientsOnly(200),
  },
  acceptInvitation: {
    sample: ({ practice }) => ({ token: practice.invitation.link }),
    expects: patientsOnly(200),
  },
  endConnection: {
    sample: ({ practice }) => ({ id: practice.dietitian.id }),
    expects: patientsOnly(404),
  },
  refuseInvitations: { sample: { token: unknownToken() }, expects: anyone(404) },
  refuseInvitationsByOneClick: { sample: { token: unknownToken() }, expects: anyone(404) },
} satisfies Rows
