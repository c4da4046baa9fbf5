import type { setMeetingLink as route } from '#contract/appointments/changes.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { changeDetail, writeChange } from './change.ts'
import { record } from './events.ts'
import { assertVersion, lockAppointment, partyOf } from './load.ts'
import { meetingLinkOf } from './meeting-link.ts'
import { loadPage } from './page.ts'
import { factsOf } from './row.ts'
import { mayOf } from './rules.ts'

/** Only the two sides' browsers ever open the link: the server does not follow it. */
export const setMeetingLink: Verb<typeof route> = async (
  tx,
  actor,
  { id, link },
  now,
  house,
  { version },
) => {
  const row = await lockAppointment(tx, actor, id)
  const meeting_link = link ?? meetingLinkOf(house, id)
  if (row.meeting_link === meeting_link) return loadPage(tx, actor, id, house, now)
  assertVersion(row, version)
  if (!mayOf(factsOf(row), partyOf(actor), now).setLink) throw new Refusal('status_has_changed')
  const noted = () => record(tx, actor, 'appointment.link_changed', id, now, changeDetail(actor, row))
  return writeChange(tx, actor, row, { columns: { meeting_link }, noted }, now, house)
}
