import { owned, type PersonalData } from '#server/data/personal-table.ts'

export const notificationData = {
  contact_choices: owned('contact_choices'),
} satisfies PersonalData
