import { mailReachesNobody, outboxFolder, showsOutbox } from '#server/ground/post/outbox.ts'
import type { Settings } from '#server/ground/settings.ts'
import { demoAccounts } from './demo-accounts.ts'

/** The first things to know after starting Nabta. */
export function greeting(address: string, settings: Settings): string {
  const lines = [`Nabta is open at ${address} (English) and ${address}/ar (Arabic).`]
  const folder = outboxFolder(settings)
  if (showsOutbox(settings)) lines.push(`Mail is saved in ${folder}; read it at ${address}/dev/mail.`)
  if (mailReachesNobody(settings))
    lines.push(
      '',
      'WARNING: nobody gets mail, because SMTP_URL is not set.',
      `Every mail is saved as a file in ${folder}: people can neither confirm their address nor reset a password.`,
      '',
    )
  if (settings.demo) lines.push('', demoAccounts(address), '')
  return lines.join('\n')
}
