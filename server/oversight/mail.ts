import type { VerificationStatus } from '#contract/practice-options.ts'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { writeDay } from '#copy/dates.ts'
import {
  approvedMails,
  licenseMails,
  rejectedMails,
  statusMails,
  submittedMails,
} from '#copy/oversight/mail.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf, type Recorded } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { daysUntil } from '#server/ground/time/riyadh.ts'
import type { verificationEvents } from '#server/verification/events.ts'
import { loadStatus } from '#server/verification/own-status.ts'
import { loadReader, type Reader } from '../accounts/reader.ts'
import { accountLetter, writeMoment } from '../accounts/write-letter.ts'
import type { oversightEvents } from './events.ts'

/** Sends nothing if the application was withdrawn or decided meanwhile. */
export const practiceSubmitted = mailToDietitian(
  'practice_submitted',
  ({ event, verification, when, until }) => {
    if (verification.submitted_at?.getTime() !== event.at.getTime()) return null
    return verification.status === 'approved'
      ? { words: submittedMails.renewal(when, until), button: documents }
      : { words: submittedMails.first(when), button: hours, also: services }
  },
)

export const practiceApproved = mailToDietitian('practice_approved', (facts) => {
  if (!isLastDecision(facts, 'approved')) return null
  const { event, number, until } = facts
  return event.detail.from === 'approved'
    ? { words: approvedMails.renewal(number, until), button: hours }
    : { words: approvedMails.first(number, until), button: hours, also: services }
})

/** A dietitian who has already resubmitted has read the reason. */
export const practiceRejected = mailToDietitian('practice_rejected', (facts) => {
  const { event, verification, reason, until } = facts
  if (!isLastDecision(facts, verification.status) || verification.submitted_at) return null
  const words = rejectedAs[event.detail.from]?.(reason, until) ?? rejectedMails.first(reason)
  return { words, button: documents }
})

const rejectedAs: Partial<Record<VerificationStatus, (reason: string, until: string) => AccountMail>> = {
  approved: rejectedMails.renewal,
  suspended: rejectedMails.again,
}

export const practiceSuspended = mailToDietitian('practice_suspended', (facts) =>
  isLastDecision(facts, 'suspended')
    ? { words: statusMails.suspended(facts.when, facts.reason), button: profile }
    : null,
)

export const practiceReinstated = mailToDietitian('practice_reinstated', (facts) =>
  isLastDecision(facts, 'approved') ? { words: statusMails.reinstated(facts.when), button: hours } : null,
)

/** Sends no warning if the licence was renewed meanwhile, or a renewal is under review. */
export const practiceLicenseWarning = mailToDietitian(
  'practice_license_warning',
  ({ event, verification, daysLeft, number, until }) =>
    verification.status === 'approved' &&
    verification.licensed_until === event.detail.licensedUntil &&
    !verification.submitted_at &&
    daysLeft >= 0
      ? { words: licenseMails.warning(number, until, daysLeft), button: documents }
      : null,
)

export const practiceLicenseEnded = mailToDietitian(
  'practice_license_ended',
  ({ verification, daysLeft, number, until }) =>
    verification.status === 'approved' && daysLeft < 0
      ? { words: licenseMails.ended(number, until), button: documents }
      : null,
)

const documents = '/dietitian/profile?tab=documents'
const profile = '/dietitian/profile'
const hours = '/dietitian/availability'
const services = '/dietitian/services'

type Event<Name extends string> = EventOfJob<typeof oversightEvents & typeof verificationEvents, Name>

type MailFacts<Name extends string> = {
  event: Event<Name>
  verification: NonNullable<Awaited<ReturnType<typeof loadStatus>>>
  when: string
  reason: string
  number: string
  /** The last day of the licence, written out. */
  until: string
  daysLeft: number
}

type MailContent = { words: AccountMail; button: string; also?: string }

/** A later decision has its own email. */
const isLastDecision = (
  { event, verification }: Pick<MailFacts<string>, 'verification'> & { event: Pick<Recorded, 'at'> },
  status: string,
) => verification.status === status && verification.decided_at?.getTime() === event.at.getTime()

/** An email to a dietitian about their licence, if it is still true when it is written. */
function mailToDietitian<const Name extends string>(
  name: Name,
  say: (facts: MailFacts<Name>) => MailContent | null,
): Job<Event<Name>> {
  return async (house, eventId) => {
    const letter = await house.db.as(system, async (tx) => {
      const event = await eventOf(tx, eventId)
      const reader = await loadReader(tx, event.subject_id)
      const verification = reader?.confirmed_at ? await loadStatus(tx, reader.id) : null
      return reader && verification && write(house, reader, event, verification)
    })
    if (letter) await sendLetter(house, letter)
  }

  function write(
    house: House,
    reader: Reader,
    event: Event<Name>,
    verification: MailFacts<Name>['verification'],
  ) {
    const { language, greeting } = reader
    const until = verification.licensed_until
    const said = say({
      event,
      verification,
      when: writeMoment(language, event.at),
      reason: verification.reason ?? '',
      number: verification.license_number ?? '',
      until: until ? writeDay(language, until, 'date') : '',
      daysLeft: until ? daysUntil(until, house.clock.now()) : 0,
    })
    const id = `${event.id}.${name.replaceAll('_', '-')}`
    return said && accountLetter(house, { id, to: reader.email, language, greeting, why: 'holder', ...said })
  }
}
