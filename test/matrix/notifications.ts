import { anyone, partiesOnly, type Rows, unknownToken } from './row.ts'

export const notificationRows = {
  readContactChoices: { sample: {}, expects: partiesOnly(200) },
  saveContactChoices: {
    sample: { emailUpdates: true, emailReminders: false, smsUpdates: false, smsReminders: true },
    expects: partiesOnly(200),
  },
  leaveReminders: { sample: { token: unknownToken() }, expects: anyone(404) },
  leaveRemindersByOneClick: { sample: { token: unknownToken() }, expects: anyone(404) },
} satisfies Rows
