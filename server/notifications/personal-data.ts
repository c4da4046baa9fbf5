import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const notificationData = {
  contact_choices: personalTable('contact_choices'),
  notifications: {
    ...personalTable('notifications', {
      hides: {
        dietitian_id: 'the id of another person',
        subject_id:
          'the appointment or conversation, which stands here by itself; or the id of another person',
        pushed_to: 'the ids of browsers, which stand here by themselves',
        event_id: 'the entry of the log, which stands here by itself',
      },
    }),
  },
  notification_states: personalTable('notification_states'),
  push_subscriptions: personalTable('push_subscriptions', {
    hides: {
      endpoint: 'an address by which one browser is reached',
      key: 'what opens nothing but is of no use to anybody',
    },
  }),
} satisfies PersonalData
