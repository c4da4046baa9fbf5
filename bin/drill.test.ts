import { expect, test } from 'vitest'
import { manyLetters } from '../bench/drills/many-letters.ts'
import { payments } from '../bench/drills/payments.ts'
import { inTemporaryFolder } from '../bench/temporary-folder.ts'

test('with server, database and gateway each killed once while money moves, and answers lost, every halala is explained', async () => {
  process.env.NABTA_DRILL_SEED = '4'
  const outcome = await inTemporaryFolder((folder) => payments.run(folder, 3))
  if ('skipped' in outcome) throw new Error(outcome.skipped)
  expect(outcome.faults).toEqual([])
  expect(outcome.acknowledged).toBeGreaterThan(0)
  // A case that never happened proves nothing.
  for (const seldom of [
    'answers of the gateway lost',
    'wholly by wallets',
    'and as money',
    'of them by admins',
    'of fees',
  ])
    expect(outcome.seen).toMatch(new RegExp(`[1-9]\\d* ${seldom}`))
})

test('a twentieth of the full number of emails arrives, each once', async () => {
  const outcome = await inTemporaryFolder((folder) => manyLetters.run(folder, 1 / 20))
  if ('skipped' in outcome) throw new Error(outcome.skipped)
  expect(outcome).toMatchObject({ acknowledged: 200, survived: 200, faults: [] })
})
