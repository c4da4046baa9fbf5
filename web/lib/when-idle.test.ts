import { afterEach, expect, test, vi } from 'vitest'
import { inIdleTurns } from './when-idle.ts'

afterEach(() => void vi.unstubAllGlobals())

test('each of several pieces waits until the previous one is drawn, and a cancelled piece is skipped', () => {
  const idle: (() => void)[] = []
  const frames: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  const done: string[] = []
  inIdleTurns(() => done.push('first'))
  const leave = inIdleTurns(() => done.push('second'))
  inIdleTurns(() => done.push('third'))
  expect([done, idle.length]).toEqual([[], 1])
  idle.shift()?.()
  expect([done, idle.length]).toEqual([['first'], 0])
  leave()
  frames.shift()?.()
  idle.shift()?.()
  expect(done).toEqual(['first', 'third'])
  frames.shift()?.()
  expect(idle).toEqual([])
  inIdleTurns(() => done.push('fourth'))
  idle.shift()?.()
  expect(done).toEqual(['first', 'third', 'fourth'])
  frames.shift()?.()
})
