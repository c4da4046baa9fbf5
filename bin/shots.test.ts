import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('screenshots are taken in the widths of real screens, and other widths are refused with a message', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/run.js', 'shots'], {
    env: { PATH: process.env.PATH, SHOTS_WIDTHS: '12' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('SHOTS_WIDTHS must be widths between 320 and 2560'),
  ])
})
