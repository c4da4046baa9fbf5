import type { House } from '#server/ground/house.ts'
import { fillAppointments } from './fill-appointments.ts'
import { fillClaims, fillVisitsToCalls } from './fill-attendance.ts'
import { fillCards } from './fill-cards.ts'
import { fillConversations } from './fill-conversations.ts'
import { fillDesk } from './fill-desk.ts'
import { fillEvidence } from './fill-evidence.ts'
import { fillHealth } from './fill-health.ts'
import { fillInvitations } from './fill-invitations.ts'
import { fillMoneyDesk } from './fill-money-desk.ts'
import { fillNotifications } from './fill-notifications.ts'
import { fillOffers } from './fill-offers.ts'
import { fillOwnFoods } from './fill-own-foods.ts'
import { fillOwnQuestionnaires } from './fill-own-questionnaires.ts'
import { fillPatients } from './fill-patients.ts'
import { fillPayments } from './fill-payments.ts'
import { fillPeople } from './fill-people.ts'
import { fillPlanTemplates } from './fill-plan-templates.ts'
import { fillPlans } from './fill-plans.ts'
import { fillPortraits } from './fill-portraits.ts'
import { fillPractices } from './fill-practices.ts'
import { fillPrivacy } from './fill-privacy.ts'
import { fillSavedReplies } from './fill-saved-replies.ts'
import { fillScreening } from './fill-screening.ts'
import { fillSuspensions } from './fill-suspensions.ts'
import { fillTickets } from './fill-tickets.ts'
import { fillVisitors } from './fill-visitors.ts'
import { fillVisits } from './fill-visits.ts'
import { fillOnce, type Part } from './fillings.ts'

const [patient, dietitian] = [['patient@nabta.test'], ['dietitian@nabta.test']]

const parts: readonly Part[] = [
  { name: 'visitors', fill: fillVisitors },
  { fill: fillPeople },
  { fill: fillPractices },
  { fill: fillPortraits },
  { fill: fillEvidence },
  { name: 'patients', fill: fillPatients },
  { fill: fillOffers },
  { fill: fillAppointments },
  { fill: fillVisitsToCalls },
  { name: 'suspensions', fill: fillSuspensions },
  { fill: fillVisits },
  { name: 'conversations', fill: fillConversations },
  { name: 'tickets', fill: fillTickets },
  { name: 'health', accounts: patient, fill: fillHealth },
  { name: 'screening', accounts: patient, fill: fillScreening },
  { name: 'own-questionnaires', accounts: [...patient, ...dietitian], fill: fillOwnQuestionnaires },
  { name: 'plans', accounts: patient, fill: fillPlans },
  { name: 'own-foods', accounts: dietitian, fill: fillOwnFoods },
  { name: 'saved-replies', accounts: dietitian, fill: fillSavedReplies },
  { name: 'plan-templates', accounts: dietitian, fill: fillPlanTemplates },
  { name: 'privacy', fill: fillPrivacy },
  { name: 'cards', accounts: patient, fill: fillCards },
  { name: 'money-desk', fill: fillMoneyDesk },
  { fill: fillPayments },
  { name: 'claims', fill: fillClaims },
  { name: 'desk', fill: fillDesk },
  { name: 'invitations', accounts: dietitian, fill: fillInvitations },
  { fill: fillNotifications },
]

/** Fills the parts that are missing, each completely or not at all. Returns whether there was anything to fill. */
export async function fillDemo(house: House, now: Date): Promise<boolean> {
  let isFresh = false
  for (const part of parts) isFresh = (await fillOnce(house, part, now)) || isFresh
  return isFresh
}
