import { execFileSync } from 'node:child_process'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Drill, unless } from '../drill.ts'
import { releaseJobs, workOffJobs } from '../jobs.ts'
import { countSurvivors, countUnwritten } from '../ledger.ts'
import { startProduct } from '../product.ts'
import { startWriters, unexpected } from '../writers.ts'

export const diskFull: Drill = {
  name: 'disk full',
  promise: 'with no room for letters the API serves on; when there is room again every letter leaves',
  async run(folder) {
    const outbox = join(folder, 'outbox')
    await mkdir(outbox, { mode: 0o700 })
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=700', 'nabta-drill', outbox], {
        stdio: 'ignore',
      })
    } catch {
      return { skipped: 'needs the right to mount a small disk' }
    }
    try {
      return await onSmallDisk(folder, outbox)
    } finally {
      execFileSync('umount', [outbox])
    }
  },
}

async function onSmallDisk(folder: string, outbox: string) {
  const ballast = join(outbox, 'ballast')
  await fillUp(ballast)
  const product = await startProduct(folder)
  const owner = await product.owner()
  try {
    const writers = startWriters(product.origin)
    await pause(1_500)
    await writers.stop()
    const ready = (await fetch(`${product.origin}/api/ready`)).status
    await releaseJobs(owner)
    await pause(500)
    const waiting = await countUnwritten(owner, folder)
    await rm(ballast)
    const left = await workOffJobs(owner)
    const unwritten = await countUnwritten(owner, folder)
    const rests = (await readdir(outbox)).filter((name) => !name.endsWith('.json')).length
    const survived = await countSurvivors(owner, writers.acknowledged)
    const lost = writers.acknowledged.length - survived
    return {
      acknowledged: writers.acknowledged.length,
      survived,
      seen: `${waiting} letters waited, ${unwritten} missing afterwards, ${rests} unfinished files left`,
      faults: [
        ...unless(
          [lost === 0, `${lost} acknowledged rows are gone`],
          [ready === 200, `readiness returned ${ready}`],
          [waiting > 0, 'the disk was not full, so nothing was tried'],
          [left === 0 && unwritten === 0, `${unwritten} letters were not sent, ${left} jobs are left`],
          [rests === 0, `${rests} unfinished letters take up space forever`],
        ),
        ...unexpected(writers, 201, 202),
      ],
    }
  } finally {
    await owner.end()
    await product.stop()
  }
}

async function fillUp(path: string) {
  const file = await open(path, 'w')
  try {
    for (const block = Buffer.alloc(4_096); ; ) await file.write(block)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ENOSPC') throw fault
  } finally {
    await file.close()
  }
}
