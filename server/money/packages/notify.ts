import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { type Notice, notify } from '#server/notifications/list/notify.ts'
import type { moneyEvents } from '../events.ts'
import { loadPackageForMail } from './mail.ts'

type Before = EventOfJob<typeof moneyEvents, 'package_notified'>

/** Notifies the buyer, and the seller of the sale only. As with the emails, outdated news is left out. */
export const packageNotified: Job<Before> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const bought = await loadPackageForMail(tx, event.subject_id)
    if (!bought) return
    if (event.kind === 'package.expiring' && (bought.ending !== null || bought.left === 0)) return
    if (event.kind === 'package.ended' && event.detail.halalas === 0) return
    const { patient_id: patient, dietitian_id: dietitian, expires } = bought
    const notices: Notice[] = []
    const about = { kind: event.kind, subject: event.subject_id }
    if (patient)
      notices.push({
        ...about,
        to: patient,
        side: 'patient',
        dietitian,
        ...(event.kind === 'package.expiring' && { startsAt: expires }),
      })
    if (dietitian && event.kind === 'package.bought')
      notices.push({ ...about, to: dietitian, side: 'dietitian' })
    await notify(tx, house, event, notices)
  })
