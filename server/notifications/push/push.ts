import { sql } from 'kysely'
import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import { isNewestEnough, type Notification } from '#contract/notifications/list.ts'
import { pathOfNotification } from '#contract/notifications/path.ts'
import { brand } from '#copy/brand.ts'
import { pushWords } from '#copy/notifications/push.ts'
import { accountLanguage, isReachable, joinAccount, primaryRoleOf } from '#server/accounts/facts.ts'
import { system } from '#server/ground/data/db.ts'
import type { Recorded } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { pushKeys } from './push-keys.ts'
import { pushMessage } from './push-message.ts'
import { isPushService } from './services.ts'

/** A push after this long is outdated; the list still has the notification. */
const freshFor = 6 * 3_600_000

type Due = Pick<Notification, 'kind' | 'side' | 'subject'> & {
  user_id: string
  sequence: string
  role: Role
  language: Language
  id: string
  endpoint: string
  key: string
  auth_secret: string
}

/**
 * Sends to every browser of the people notified of the event, unless they have read it already. A repetition after a
 * failure replaces the earlier one, since its tag is the same.
 */
export const notificationPushed: Job<Recorded> = async (house, eventId) => {
  const { db, clock } = house
  const now = clock.now()
  const due = await db.as(system, async (tx) => {
    const since = new Date(now.getTime() - freshFor)
    const { rows } = await sql<Due>`
      select told.user_id, told.sequence, kind, side, subject_id as subject, ${primaryRoleOf(sql`told.user_id`)} as role,
          ${accountLanguage} as language, browser.id, endpoint, key, auth_secret
        from notifications as told ${joinAccount(sql`told.user_id`)}
        join push_subscriptions as browser on browser.user_id = told.user_id
        where told.event_id = ${eventId}::uuid and told.read_at is null and told.pushed_at is null and told.at > ${since}
          and ${isReachable} and not browser.id = any(coalesce(told.pushed_to, '{}'))
        order by browser.id`.execute(tx)
    return rows
  })
  const faults: unknown[] = []
  for (const each of due)
    await send(house, each).then(
      () => noteTaken(house, eventId, each),
      (fault) => faults.push(fault),
    )
  if (faults.length > 0) throw faults[0]
  await db.as(system, (tx) =>
    tx
      .updateTable('notifications')
      .set({ pushed_at: now, pushed_to: null })
      .where('event_id', '=', eventId)
      .execute(),
  )
}

async function send(house: House, due: Due): Promise<void> {
  const { endpoint } = due
  if (!isPushService(house.settings, endpoint)) return forget(house, due)
  const keys = await pushKeys(house)()
  const answer = await fetch(endpoint, {
    ...pushMessage(due, messageOf(house, due), keys, freshFor / 1_000),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  await answer.body?.cancel()
  // The subscription has ended, or never existed.
  if (answer.status === 404 || answer.status === 410) return forget(house, due)
  if (!answer.ok) throw new Error(`the push service returned ${answer.status}`)
}

function messageOf(house: House, { user_id, sequence, role, language, ...what }: Due) {
  return {
    title: brand.name[language],
    body: pushWords(what.kind)[language],
    language,
    path: new URL(pageUrl(house, language, pathOfNotification(what, role) ?? '/dashboard')).pathname,
    // A notification replaces one shown with the same tag.
    tag: `${user_id.slice(-8)}-${isNewestEnough(what.kind) ? `${what.kind}-${what.subject}` : sequence}`,
  }
}

/** Recorded immediately, since the next browser may fail and the whole job run again. */
const noteTaken = ({ db }: House, eventId: string, { id, user_id }: Due): Promise<void> =>
  db.as(system, async (tx) => {
    await sql`update notifications set pushed_to = array_append(pushed_to, ${id}::uuid)
      where event_id = ${eventId}::uuid and user_id = ${user_id}::uuid`.execute(tx)
  })

const forget = ({ db }: House, { id }: Due): Promise<void> =>
  db.as(system, async (tx) => {
    await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute()
  })
