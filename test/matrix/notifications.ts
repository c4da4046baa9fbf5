import { anyone, partiesOnly, type Rows, signedIn, unknownToken } from './row.ts'

export const notificationRows = {
  readContactChoices: { sample: {}, expects: partiesOnly(200) },
  saveContactChoices: {
    sample: {
      emailUpdates: true,
      emailReminders: false,
      smsUpdates: false,
      smsReminders: true,
      emailDigest: false,
      zone: 'Asia/Riyadh',
    },
    expects: partiesOnly(200),
  },
  chooseZone: { sample: { zone: 'Asia/Riyadh', isChosen: true }, expects: partiesOnly(200) },
  leaveReminders: { sample: { token: unknownToken() }, expects: anyone(404) },
  leaveRemindersByOneClick: { sample: { token: unknownToken() }, expects: anyone(404) },
  listNotifications: { sample: { after: '0' }, expects: signedIn(200) },
  readNotification: { sample: { sequence: '999999' }, expects: signedIn(404) },
  readNotifications: { sample: { upTo: 1 }, expects: signedIn(200) },
  clearNotifications: { sample: { upTo: 1 }, expects: signedIn(200) },
  readPushKey: { sample: {}, expects: signedIn(200) },
  subscribeToPush: {
    sample: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
      key: 'B'.repeat(87),
      auth: 'A'.repeat(22),
    },
    expects: signedIn(200),
    inPerson: true,
  },
  unsubscribeFromPush: {
    sample: { endpoint: 'https://fcm.googleapis.com/fcm/send/nobody' },
    expects: signedIn(200),
    inPerson: true,
  },
  leaveDigest: { sample: { token: unknownToken() }, expects: anyone(404) },
  leaveDigestByOneClick: { sample: { token: unknownToken() }, expects: anyone(404) },
} satisfies Rows
