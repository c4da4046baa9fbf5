import { system } from '#server/ground/data/db.ts'
import type { EventOfJob } from '#server/ground/data/events.ts'
import { eventOf } from '#server/ground/data/events.ts'
import type { Cron, Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { notify } from '#server/notifications/list/notify.ts'
import type { invitationEvents } from './events.ts'
import { invitationMail } from './mail.ts'

/** Tells the dietitian; the notification does not name the patient. */
const invitationNotified: Job<EventOfJob<typeof invitationEvents, 'invitation_notified'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    await notify(tx, house, event, [
      { to: event.detail.dietitian, kind: 'invitation.accepted', side: 'dietitian' },
    ])
  })

/** An invitation that was not accepted is deleted after three months, and a refusal after two years. */
async function tidyInvitations({ db, clock }: House): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  await db.as(system, (tx) =>
    tx
      .deleteFrom('practice_invitations')
      .where('email', 'is not', null)
      .where(({ and, or, eb }) =>
        or([
          and([eb('refused_at', 'is', null), eb('made_at', '<', daysAgo(90))]),
          eb('refused_at', '<', daysAgo(730)),
        ]),
      )
      .execute(),
  )
}

export const invitationJobs = {
  invitation_mail: invitationMail,
  invitation_notified: invitationNotified,
}

export const invitationCron = {
  tidy_invitations: { at: '25 0 * * *', work: tidyInvitations },
} satisfies Cron
