import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const notificationData = {
  contact_choices: personalTable('contact_choices'),
  notifications: {
    ...personalTable('notifications', {
      hides: {
        dietitian_id: 'the id of another person',
        subject_id: 'the appointment or conversation, which is included itself, or the id of another person',
        pushed_to: 'ids of browsers, which are included themselves',
        event_id: 'the log entry, which is included itself',
      },
    }),
  },
  notification_states: personalTable('notification_states'),
  push_subscriptions: personalTable('push_subscriptions', {
    hides: {
      endpoint: 'the address for reaching one browser',
      key: 'opens nothing and is of no use to anybody',
    },
  }),
} satisfies PersonalData
