import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('pictures are taken in widths that a screen has, and whoever asks for others is told so', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/run.js', 'shots'], {
    env: { PATH: process.env.PATH, SHOTS_WIDTHS: '12' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('SHOTS_WIDTHS must be widths between 320 and 2560'),
  ])
})
