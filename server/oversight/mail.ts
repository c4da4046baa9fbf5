import type { AccountMail } from '#copy/accounts/mail.ts'
import {
  approvedMails,
  licenseMails,
  rejectedMails,
  statusMails,
  submittedMails,
} from '#copy/oversight/mail.ts'
import { system } from '#server/data/db.ts'
import { eventOf, type Recorded } from '#server/data/events.ts'
import { post } from '#server/post/post.ts'
import { daysUntil } from '#server/verification/license-days.ts'
import { loadStatus } from '#server/verification/load-status.ts'
import { type Reader, readerOf } from '../accounts/reader.ts'
import { accountLetter, writeDay, writeMoment } from '../accounts/write-letter.ts'
import type { House } from '../house.ts'
import type { Job } from '../jobs.ts'

/** Nothing of an application that has been withdrawn, or decided already. */
export const practiceSubmitted = tell('submitted', ({ event, verification, when, until }) => {
  if (verification.submitted_at?.getTime() !== event.at.getTime()) return null
  return verification.status === 'approved'
    ? { words: submittedMails.renewal(when, until), button: documents }
    : { words: submittedMails.first(when), button: hours, also: services }
})

export const practiceApproved = tell('approved', (told) => {
  if (!isLastDecision(told, 'approved')) return null
  const { event, number, until } = told
  return event.detail.from === 'approved'
    ? { words: approvedMails.renewal(number, until), button: hours }
    : { words: approvedMails.first(number, until), button: hours, also: services }
})

/** Whoever has mended it meanwhile has read why. */
export const practiceRejected = tell('rejected', (told) => {
  const { event, verification, reason, until } = told
  if (!isLastDecision(told, verification.status) || verification.submitted_at) return null
  const words = { approved: rejectedMails.renewal, suspended: rejectedMails.again }[String(event.detail.from)]
  return { words: (words ?? rejectedMails.first)(reason, until), button: documents }
})

export const practiceSuspended = tell('suspended', (told) =>
  isLastDecision(told, 'suspended')
    ? { words: statusMails.suspended(told.when, told.reason), button: profile }
    : null,
)

export const practiceReinstated = tell('reinstated', (told) =>
  isLastDecision(told, 'approved') ? { words: statusMails.reinstated(told.when), button: hours } : null,
)

/** A licence that has been renewed meanwhile, or is about to be, ends for nobody. */
export const practiceLicenseWarning = tell(
  'license-warning',
  ({ event, verification, daysLeft, number, until }) =>
    verification.status === 'approved' &&
    verification.licensed_until === event.detail.licensedUntil &&
    !verification.submitted_at &&
    daysLeft >= 0
      ? { words: licenseMails.warning(number, until, daysLeft), button: documents }
      : null,
)

export const practiceLicenseEnded = tell('license-ended', ({ verification, daysLeft, number, until }) =>
  verification.status === 'approved' && daysLeft < 0
    ? { words: licenseMails.ended(number, until), button: documents }
    : null,
)

const documents = '/dietitian/profile?tab=documents'
const profile = '/dietitian/profile'
const hours = '/dietitian/availability'
const services = '/dietitian/services'

type Told = {
  event: Recorded
  verification: NonNullable<Awaited<ReturnType<typeof loadStatus>>>
  when: string
  reason: string
  number: string
  /** The last day of the licence, in words. */
  until: string
  daysLeft: number
}

type Said = { words: AccountMail; button: string; also?: string }

/** Another decision has its own mail. */
const isLastDecision = ({ event, verification }: Told, status: string) =>
  verification.status === status && verification.decided_at?.getTime() === event.at.getTime()

/** A mail to a dietitian about their licence, if it is still true when it is written. */
function tell(name: string, say: (told: Told) => Said | null): Job {
  return async (house, eventId) => {
    const letter = await house.db.as(system, async (tx) => {
      const event = await eventOf(tx, eventId)
      const reader = await readerOf(tx, event.subject_id)
      const verification = reader?.confirmed_at ? await loadStatus(tx, reader.id) : null
      return reader && verification && write(house, reader, event, verification)
    })
    if (letter) await post(house, letter)
  }

  function write(house: House, reader: Reader, event: Recorded, verification: Told['verification']) {
    const { language } = reader
    const until = verification.licensed_until
    const said = say({
      event,
      verification,
      when: writeMoment(language, event.at),
      reason: String(event.detail.reason ?? ''),
      number: verification.license_number ?? '',
      until: until ? writeDay(language, until) : '',
      daysLeft: until ? daysUntil(until, house.clock.now()) : 0,
    })
    const id = `${event.id}.practice-${name}`
    return said && accountLetter(house, { id, to: reader.email, language, why: 'holder', ...said })
  }
}
