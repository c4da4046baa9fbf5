import { expect, test } from 'vitest'
import { readSettings } from '#server/ground/settings.ts'
import { greeting } from './greeting.ts'

const said = (environment: Record<string, string>) => {
  const settings = readSettings({ DEMO: '0', ...environment })
  return greeting(settings.publicUrl.origin, settings)
}

test('the start names the page of emails if there is one', () => {
  expect(said({})).toMatch(/outbox; read it at http:\/\/localhost:3000\/dev\/mail\./)
  expect(said({})).not.toContain('WARNING')
})

test('the start of a public address without a mail relay warns that nobody gets emails', () => {
  for (const address of ['https://nabta.example', 'http://192.0.2.7:3000']) {
    const open = said({ PUBLIC_URL: address })
    expect(open).toMatch(/WARNING: nobody gets mail, because SMTP_URL is not set\.\nEvery mail .*outbox:/)
    expect(open).not.toContain('/dev/mail')
    expect(said({ PUBLIC_URL: address, SMTP_URL: 'smtp://relay.example' })).not.toMatch(/WARNING|outbox/)
  }
})
