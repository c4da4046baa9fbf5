import type { AccountMail } from '#copy/accounts/mail.ts'
import { writeDay } from '#copy/dates.ts'
import {
  approvedMails,
  licenseMails,
  rejectedMails,
  standingMails,
  submittedMails,
} from '#copy/oversight/mail.ts'
import { system } from '#server/data/db.ts'
import { eventOf, type Recorded } from '#server/data/events.ts'
import { post } from '#server/post/post.ts'
import { daysUntil } from '#server/verification/license-days.ts'
import { standingOf } from '#server/verification/load-status.ts'
import { type Reader, readerOf } from '../accounts/reader.ts'
import { accountLetter, writeMoment } from '../accounts/write-letter.ts'
import type { House } from '../house.ts'
import type { Job } from '../jobs.ts'

/** Nothing of an application that has been withdrawn, or decided already. */
export const practiceSubmitted = mailToDietitian('submitted', ({ event, standing, when, until }) => {
  if (standing.submitted_at?.getTime() !== event.at.getTime()) return null
  return standing.status === 'approved'
    ? { words: submittedMails.renewal(when, until), button: documents }
    : { words: submittedMails.first(when), button: hours, also: services }
})

export const practiceApproved = mailToDietitian('approved', (facts) => {
  if (!isLastDecision(facts, 'approved')) return null
  const { event, number, until } = facts
  return event.detail.from === 'approved'
    ? { words: approvedMails.renewal(number, until), button: hours }
    : { words: approvedMails.first(number, until), button: hours, also: services }
})

/** Whoever has submitted again meanwhile has read why they were rejected. */
export const practiceRejected = mailToDietitian('rejected', (facts) => {
  const { event, standing, reason, until } = facts
  if (!isLastDecision(facts, standing.status) || standing.submitted_at) return null
  const words = { approved: rejectedMails.renewal, suspended: rejectedMails.again }[String(event.detail.from)]
  return { words: (words ?? rejectedMails.first)(reason, until), button: documents }
})

export const practiceSuspended = mailToDietitian('suspended', (facts) =>
  isLastDecision(facts, 'suspended')
    ? { words: standingMails.suspended(facts.when, facts.reason), button: profile }
    : null,
)

export const practiceReinstated = mailToDietitian('reinstated', (facts) =>
  isLastDecision(facts, 'approved') ? { words: standingMails.reinstated(facts.when), button: hours } : null,
)

/** A licence that has been renewed meanwhile, or is about to be, ends for nobody. */
export const practiceLicenseWarning = mailToDietitian(
  'license-warning',
  ({ event, standing, daysLeft, number, until }) =>
    standing.status === 'approved' &&
    standing.licensed_until === event.detail.licensedUntil &&
    !standing.submitted_at &&
    daysLeft >= 0
      ? { words: licenseMails.warning(number, until, daysLeft), button: documents }
      : null,
)

export const practiceLicenseEnded = mailToDietitian(
  'license-ended',
  ({ standing, daysLeft, number, until }) =>
    standing.status === 'approved' && daysLeft < 0
      ? { words: licenseMails.ended(number, until), button: documents }
      : null,
)

const documents = '/dietitian/profile?tab=documents'
const profile = '/dietitian/profile'
const hours = '/dietitian/availability'
const services = '/dietitian/services'

type MailFacts = {
  event: Recorded
  standing: NonNullable<Awaited<ReturnType<typeof standingOf>>>
  when: string
  reason: string
  number: string
  /** The last day of the licence, in words. */
  until: string
  daysLeft: number
}

type MailContent = { words: AccountMail; button: string; also?: string }

/** Whether this event is still the last decision; a later one has its own mail. */
const isLastDecision = ({ event, standing }: MailFacts, status: string) =>
  standing.status === status && standing.decided_at?.getTime() === event.at.getTime()

/** A mail to a dietitian about their licence, if it is still true when it is written. */
function mailToDietitian(name: string, contentOf: (facts: MailFacts) => MailContent | null): Job {
  return async (house, eventId) => {
    const letter = await house.db.as(system, async (tx) => {
      const event = await eventOf(tx, eventId)
      const reader = await readerOf(tx, event.subject_id)
      const standing = reader?.confirmed_at ? await standingOf(tx, reader.id) : null
      return reader && standing && write(house, reader, event, standing)
    })
    if (letter) await post(house, letter)
  }

  function write(house: House, reader: Reader, event: Recorded, standing: MailFacts['standing']) {
    const { language } = reader
    const until = standing.licensed_until
    const content = contentOf({
      event,
      standing,
      when: writeMoment(language, event.at),
      reason: String(event.detail.reason ?? ''),
      number: standing.license_number ?? '',
      until: until ? writeDay(language, until, 'date') : '',
      daysLeft: until ? daysUntil(until, house.clock.now()) : 0,
    })
    const id = `${event.id}.practice-${name}`
    return content && accountLetter(house, { id, to: reader.email, language, why: 'holder', ...content })
  }
}
