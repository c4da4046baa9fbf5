import { supportTitles } from '#copy/support/titles.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'

/** Details of a failure for the Support Team. */
type Failed = { what: string; path: string; requestId?: string | undefined }

/** The link to help after a failure: a ticket that states what failed, or for admins the state of the system. */
export function helpAfter(portal: string | undefined, { what, path, requestId }: Failed): Help | null {
  if (portal === 'admin') return { to: '/admin/settings?tab=system', label: supportTitles.system }
  if (portal !== 'patient' && portal !== 'dietitian') return null
  const about = new URLSearchParams({ failed: what, page: path, ...(requestId && { request: requestId }) })
  return { to: `/${portal}/support/new?${about}`, label: supportTitles.contact }
}

type Help = { to: Address; label: Word }

/** `patient` of `/patient/messages`. */
export const portalOf = (path: string): string | undefined => path.split('/')[1]
