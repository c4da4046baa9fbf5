import { outboxFolder, showsOutbox } from '#server/post/outbox.ts'
import type { Settings } from '#server/settings.ts'
import { demoAccounts } from './demo-accounts.ts'

/** What whoever has started Nabta needs to know first. */
export function greeting(address: string, settings: Settings): string {
  const lines = [`Nabta is open at ${address} (English) and ${address}/ar (Arabic).`]
  if (!settings.smtpUrl) {
    const folder = outboxFolder(settings)
    lines.push(`Mail goes to ${folder}${showsOutbox(settings) ? `; read it at ${address}/dev/mail` : ''}.`)
  }
  if (settings.demo) lines.push('', demoAccounts(address), '')
  return lines.join('\n')
}
