import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { needs, pathOf } from '#test/needs.ts'

const unit = await readFile('deploy/nabta.service', 'utf8')

test('systemd finds nothing wrong with the unit', needs('systemd'), async () => {
  const complaints = async (text: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'nabta-unit-'))
    const file = join(folder, 'nabta.service')
    await writeFile(file, text.replaceAll('/opt/nabta', process.cwd()))
    const { stderr } = await promisify(execFile)(pathOf('systemd'), ['verify', '--man=no', file]).catch(
      (fault) => fault,
    )
    await rm(folder, { recursive: true })
    // Warnings about other units depend on this machine.
    return String(stderr)
      .split('\n')
      .filter((line) => line.includes('nabta.service'))
  }
  expect(await complaints(unit)).toEqual([])
  expect(await complaints(unit.replace('KillMode=mixed', 'KillMode=gently'))).not.toEqual([])
})

test('the unit starts what npm start starts, signals only Node to stop and waits as long as a node may take', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const [, command] = /^ExecStart=\/opt\/nabta\/node_modules\/\.bin\/node (.*)$/m.exec(unit) ?? []
  expect(scripts.start).toContain(`node ${command} ||`)
  expect(unit).toMatch(/^KillMode=mixed$/m)
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(20)
})
