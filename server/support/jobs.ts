import type { Cron } from '#server/ground/data/job.ts'
import { ticketConfirmation, ticketLink, ticketMail } from './mail.ts'
import { ticketAskerNotified, ticketTeamNotified } from './notify.ts'
import { absenceTicket } from './open-absence-ticket.ts'
import { tidySupport } from './tidy.ts'

export { ticketFiles } from './files/ticket-file.ts'

export const supportJobs = {
  absence_ticket: absenceTicket,
  ticket_asker_notified: ticketAskerNotified,
  ticket_confirmation: ticketConfirmation,
  ticket_link: ticketLink,
  ticket_mail: ticketMail,
  ticket_team_notified: ticketTeamNotified,
}

export const supportCron = {
  tidy_support: { at: '55 0 * * *', work: tidySupport },
} satisfies Cron
