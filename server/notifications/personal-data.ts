import { owned, type PersonalData } from '../personal-table.ts'

export const notificationData = {
  contact_choices: owned('contact_choices'),
} satisfies PersonalData
