import type { House } from '../house.ts'
import { fillAppointments } from './fill-appointments.ts'
import { fillCards } from './fill-cards.ts'
import { fillConversations } from './fill-conversations.ts'
import { fillEvidence } from './fill-evidence.ts'
import { fillHealth } from './fill-health.ts'
import { fillMoneyDesk } from './fill-money-desk.ts'
import { fillNotifications } from './fill-notifications.ts'
import { fillOffers } from './fill-offers.ts'
import { fillOwnFoods } from './fill-own-foods.ts'
import { fillPatients } from './fill-patients.ts'
import { fillPayments } from './fill-payments.ts'
import { fillPeople } from './fill-people.ts'
import { fillPlanTemplates } from './fill-plan-templates.ts'
import { fillPlans } from './fill-plans.ts'
import { fillPortraits } from './fill-portraits.ts'
import { fillPractices } from './fill-practices.ts'
import { fillPrivacy } from './fill-privacy.ts'
import { fillScreening } from './fill-screening.ts'
import { fillSuspensions } from './fill-suspensions.ts'
import { fillTickets } from './fill-tickets.ts'
import { fillVisitors } from './fill-visitors.ts'
import { fillVisits } from './fill-visits.ts'

const parts = [
  fillVisitors,
  fillPeople,
  fillPractices,
  fillPortraits,
  fillEvidence,
  fillPatients,
  fillOffers,
  fillAppointments,
  fillSuspensions,
  fillVisits,
  fillConversations,
  fillTickets,
  fillHealth,
  fillScreening,
  fillPlans,
  fillOwnFoods,
  fillPlanTemplates,
  fillPrivacy,
  fillCards,
  fillMoneyDesk,
  fillPayments,
  fillNotifications,
]

/** Each part fills itself where it is absent, whole or not at all. Says whether there was anything to do. */
export async function fillDemo(house: House, now: Date): Promise<boolean> {
  let isFresh = false
  for (const fill of parts) isFresh = (await fill(house, now)) || isFresh
  return isFresh
}
