import type { Limit } from '#server/ground/http/limits.ts'

export const ticketLimits = {
  opened: { name: 'support.opened', most: 10, seconds: 86_400 },
  written: { name: 'support.written', most: 60, seconds: 3_600 },
  files: { name: 'upload.support', most: 20, seconds: 86_400 },
  fromBrowser: { name: 'support.browser', most: 5, seconds: 3_600 },
  /** A whole office may share one address. */
  fromHere: { name: 'support.visitor', most: 40, seconds: 3_600 },
  toAddress: { name: 'support.address', most: 5, seconds: 86_400 },
  links: { name: 'support.new_link', most: 5, seconds: 86_400 },
  byLink: { name: 'support.link', most: 20, seconds: 86_400 },
} satisfies Record<string, Limit>
