import { expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { greeting } from './greeting.ts'

const said = (environment: Record<string, string>) => {
  const settings = readSettings({ DEMO: '0', ...environment })
  return greeting(settings.publicUrl.origin, settings)
}

test('the start names the page of mails where it exists, and the folder alone where it does not', () => {
  expect(said({})).toMatch(/outbox; read it at http:\/\/localhost:3000\/dev\/mail\./)
  const open = said({ PUBLIC_URL: 'https://nabta.example' })
  expect(open).toMatch(/Mail goes to .*outbox\.$/)
  expect(open).not.toContain('/dev/mail')
  expect(said({ SMTP_URL: 'smtp://relay.example' })).not.toContain('outbox')
})
