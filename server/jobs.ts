import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, runOnce, type TaskList } from 'graphile-worker'
import { accountConfirmation, accountNewAddress, accountReset } from './accounts/mail-links.ts'
import {
  accountAddressChanged,
  accountAddressWarning,
  accountKnownAlready,
  accountNewDevice,
  accountPasswordChanged,
  accountSecondFactorChanged,
} from './accounts/mail-notices.ts'
import { eraseAccount } from './accounts/security/erase.ts'
import { appointmentMailDietitian, appointmentMailPatient } from './appointments/notices/mail.ts'
import { remind } from './appointments/notices/remind.ts'
import { appointmentFollowed } from './appointments/notices/send-notices.ts'
import { appointmentSmsDietitian, appointmentSmsPatient } from './appointments/notices/sms.ts'
import { completePast, lapseRequests, signForgotten } from './appointments/watch.ts'
import { type JobsPool, openJobsPool } from './data/db.ts'
import type { JobName } from './data/events.ts'
import { refreshAfter, renewAll, renewPassed } from './directory/refresh.ts'
import { sweepFiles } from './files/sweep.ts'
import type { House } from './house.ts'
import { traceOf } from './log.ts'
import { newsletterConfirmation } from './newsletter/mail.ts'
import {
  practiceApproved,
  practiceLicenseEnded,
  practiceLicenseWarning,
  practiceReinstated,
  practiceRejected,
  practiceSubmitted,
  practiceSuspended,
} from './oversight/mail.ts'
import { watchLicenses } from './oversight/watch-licenses.ts'
import { removeFiles } from './remove-files.ts'
import { reviewHidden, reviewReplied, reviewWritten } from './reviews/mail.ts'
import { surveyThanks } from './survey/mail.ts'
import { tidy } from './tidy.ts'

/** What follows from an event. It looks at the present state before it acts, and may run more than once. */
export type Job = (house: House, eventId: string) => Promise<void>

const jobs: Record<JobName, Job> = {
  newsletter_confirmation: newsletterConfirmation,
  survey_thanks: surveyThanks,
  account_confirmation: accountConfirmation,
  account_known_already: accountKnownAlready,
  account_reset: accountReset,
  account_password_changed: accountPasswordChanged,
  account_new_address: accountNewAddress,
  account_address_warning: accountAddressWarning,
  account_address_changed: accountAddressChanged,
  account_new_device: accountNewDevice,
  account_second_factor_changed: accountSecondFactorChanged,
  account_erase: eraseAccount,
  directory_refresh: refreshAfter,
  document_removed: removeFiles,
  photo_removed: removeFiles,
  practice_submitted: practiceSubmitted,
  practice_approved: practiceApproved,
  practice_rejected: practiceRejected,
  practice_suspended: practiceSuspended,
  practice_reinstated: practiceReinstated,
  practice_license_warning: practiceLicenseWarning,
  practice_license_ended: practiceLicenseEnded,
  appointment_followed: appointmentFollowed,
  appointment_mail_patient: appointmentMailPatient,
  appointment_mail_dietitian: appointmentMailDietitian,
  appointment_sms_patient: appointmentSmsPatient,
  appointment_sms_dietitian: appointmentSmsDietitian,
  review_written: reviewWritten,
  review_replied: reviewReplied,
  review_hidden: reviewHidden,
}

/** Everything that happens by the clock, in UTC. */
const rounds: Record<string, { at: string; work: (house: House) => Promise<void> }> = {
  tidy: { at: '20 0 * * *', work: tidy },
  sweep_files: { at: '50 0 * * *', work: sweepFiles },
  renew_free_times: { at: '* * * * *', work: renewPassed },
  renew_directory: { at: '0 21 * * *', work: renewAll },
  lapse_requests: { at: '* * * * *', work: lapseRequests },
  complete_past: { at: '5 * * * *', work: completePast },
  sign_forgotten_notes: { at: '25 * * * *', work: signForgotten },
  remind: { at: '* * * * *', work: remind },
  watch_licenses: { at: '0 4 * * *', work: watchLicenses },
}

/**
 * Works until stopped. The library gives up when the database goes away, so it is begun again. Where no other node can
 * be at work (`alone`), whatever is locked was left by a worker that is gone.
 */
export async function startJobs(
  house: House,
  ownerUrl: string,
  { alone }: { alone: boolean },
): Promise<{ stop(): Promise<void> }> {
  const pgPool = openJobsPool(ownerUrl)
  const stopping = new AbortController()
  const begin = async () => {
    await freeAbandoned(pgPool, alone ? 0 : 300)
    return beginRunner(house, pgPool)
  }
  let runner = await begin()
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((fault) => house.log('warn', 'jobs.stopped', traceOf(fault)))
      runner = await again(begin, stopping.signal)
    }
  }
  const watching = watch().catch(() => {})
  return {
    async stop() {
      stopping.abort()
      await runner.stop().catch(() => {})
      await watching
      await settled(pgPool)
      await pgPool.end()
    },
  }
}

/** The library does not wait for its last notes that a job is done; lost with the pool, they would run it again. */
async function settled(pool: JobsPool): Promise<void> {
  for (let left = 500; left > 0 && (pool.waitingCount > 0 || pool.idleCount < pool.totalCount); left--)
    await pause(10)
}

async function again(begin: () => Promise<Runner>, signal: AbortSignal): Promise<Runner> {
  for (let wait = 250; ; wait = Math.min(wait * 2, 10_000)) {
    await pause(wait, undefined, { signal })
    try {
      return await begin()
    } catch {}
  }
}

const beginRunner = (house: House, pgPool: JobsPool): Promise<Runner> =>
  run({
    pgPool,
    taskList: taskList(house),
    parsedCronItems: parseCronItems([
      {
        task: 'free_abandoned',
        match: '* * * * *',
        identifier: 'free_abandoned',
        options: { backfillPeriod: 0 },
      },
      ...Object.entries(rounds).map(([task, { at }]) => ({ task, match: at, identifier: task })),
    ]),
    concurrency: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: quiet(house),
  })

/** A killed node's jobs would stay locked for hours. None of ours takes minutes, so an old lock has no owner. */
async function freeAbandoned(client: Pick<JobsPool, 'query'>, seconds: number): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where locked_at <= now() - make_interval(secs => $1)`,
    [seconds],
  )
}

/** Works off what is due now, then returns: how tests wait for mail without waiting. */
export async function runDueJobs(house: House, ownerUrl: string): Promise<void> {
  const pgPool = openJobsPool(ownerUrl)
  try {
    await runOnce({ pgPool, taskList: taskList(house), noHandleSignals: true, logger: quiet(house) })
  } finally {
    await pgPool.end()
  }
}

function taskList(house: House): TaskList {
  const noted = (task: string, work: () => Promise<void>) =>
    work().catch((fault) => {
      house.log('warn', 'job.failed', { task, ...traceOf(fault) })
      throw fault
    })
  return {
    free_abandoned: (_, { withPgClient }) => withPgClient((client) => freeAbandoned(client, 300)),
    ...Object.fromEntries(
      Object.entries(jobs).map(([task, job]) => [
        task,
        (payload: unknown) => noted(task, () => job(house, (payload as { event: string }).event)),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(rounds).map(([task, { work }]) => [task, () => noted(task, () => work(house))]),
    ),
  }
}

/** The library's own lines name payloads and messages; ours say what failed. */
const quiet = ({ log }: House) =>
  new Logger(() => (level) => {
    if (level === 'error') log('debug', 'jobs.library')
  })
