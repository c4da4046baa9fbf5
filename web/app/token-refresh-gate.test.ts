import { expect, test } from 'vitest'
import { createTokenRefreshGate } from './token-refresh-gate.ts'

test('a request that brings a new token waits for those in flight, and later ones wait for it', async () => {
  const inTurn = createTokenRefreshGate()
  const sent: string[] = []
  const ask = (what: string, renewsToken = false) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const answered = inTurn(renewsToken, () => {
      sent.push(what)
      return promise
    })
    return { answer: () => resolve(), answered }
  }
  const first = ask('first')
  const fresh = ask('fresh', true)
  ask('second')
  await settle()
  expect(sent).toEqual(['first'])
  first.answer()
  await first.answered
  await settle()
  expect(sent).toEqual(['first', 'fresh'])
  fresh.answer()
  await fresh.answered
  await settle()
  expect(sent).toEqual(['first', 'fresh', 'second'])
})

test('a failed request delays no other', async () => {
  const inTurn = createTokenRefreshGate()
  const fail = async () => {
    throw new Error('no line')
  }
  await Promise.all([
    expect(inTurn(false, fail)).rejects.toThrow('no line'),
    expect(inTurn(true, fail)).rejects.toThrow('no line'),
    expect(inTurn(false, async () => 'well')).resolves.toBe('well'),
  ])
})

test('two requests that bring a new token are sent one after the other', async () => {
  const inTurn = createTokenRefreshGate()
  let atOnce = 0
  let most = 0
  const renew = async () => {
    most = Math.max(most, ++atOnce)
    await settle()
    atOnce--
  }
  await Promise.all([inTurn(true, renew), inTurn(true, renew)])
  expect(most).toBe(1)
})

const settle = () => new Promise((resolve) => setImmediate(resolve))
