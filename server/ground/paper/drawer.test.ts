import { expect, test, vi } from 'vitest'
import { openDrawer } from './drawer.ts'

const limits = { patience: 20_000, idle: 60_000, each: 30, all: 60 }

/** A document whose content is the id of the process that drew it; `text` is code that runs first. */
const paper = (text: string) => ({
  verb: 'draw',
  module: `data:text/javascript,${encodeURIComponent(`
    export const draw = (facts) => {
      ${text}
      return new TextEncoder().encode(String(process.pid))
    }`)}`,
  facts: {},
})
const invoice = paper('')
const statement = paper('// another kind')

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('documents of every kind are drawn by one process, which is not the server and ends when it is not needed', async () => {
  const draw = openDrawer({ ...limits, idle: 200 })
  const drawers = await Promise.all([draw('sara', invoice), draw('omar', statement), draw('sara', statement)])
  const [pid = 0, ...others] = new Set(drawers.map(Number))
  expect(others).toEqual([])
  expect(pid).not.toBe(process.pid)
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(Number(await draw('sara', invoice))).not.toBe(pid)
})

test('a document keeps the process for the next one', async () => {
  const draw = openDrawer(limits)
  const first = await draw('sara', invoice)
  expect(await draw('omar', statement)).toEqual(first)
})

test('22 documents for one person do not delay another person’s', async () => {
  const draw = openDrawer(limits)
  const drawn: string[] = []
  const wanted = [...Array.from({ length: 22 }, () => 'sara'), 'omar']
  await Promise.all(wanted.map((whose) => draw(whose, invoice).then(() => drawn.push(whose))))
  expect(drawn.indexOf('omar')).toBe(1)
})

test.each([
  ['ends in the middle of it', 'process.exit(1)', 20_000],
  ['takes longer than anybody waits', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', 5_000],
])('a process that %s fails only this document', async (_, text, patience) => {
  const draw = openDrawer({ ...limits, patience })
  const torn = draw('sara', paper(text))
  const next = draw('omar', invoice)
  await expect(torn).rejects.toMatchObject({ name: 'PaperNotDrawn' })
  expect(Number(await next)).toBeGreaterThan(0)
})

test('a document that cannot be drawn is refused, says where it failed, and the process continues', async () => {
  const draw = openDrawer(limits)
  const pid = await draw('sara', invoice)
  const fault = await draw('sara', paper('throw new Error("torn")')).catch((reason: Error) => reason)
  expect(fault).toMatchObject({ name: 'PaperNotDrawn' })
  expect((fault as Error).stack).toContain('data:text/javascript')
  expect(await draw('sara', invoice)).toEqual(pid)
})

test('the process that draws documents knows no secret of the server', async () => {
  const draw = openDrawer(limits)
  vi.stubEnv('SECRET_KEYS', 'secret')
  const environment = paper(
    'return new TextEncoder().encode(Object.keys(process.env).filter((name) => !/^(PATH|NODE_)/.test(name)).join())',
  )
  expect(String(await draw('sara', environment))).toBe('')
  vi.unstubAllEnvs()
})

/** Lists the modules that drawing loads: unnecessary ones, such as the database's, would add a second to the wait. */
const loaded = `
  import { registerHooks } from 'node:module'
  export async function draw({ kind }) {
    const seen = []
    registerHooks({ load: (address, context, next) => (seen.push(address), next(address, context)) })
    await import(kind)
    return new TextEncoder().encode(seen.join('\\n'))
  }`

test.each([
  '../../money/invoices/draw-invoice.ts',
  '../../money/statements/draw-statement.ts',
  '../../health/summary/draw-summary.ts',
  '../../plans/paper/draw-plan.ts',
])('%s loads no code of the server but paper', async (kind) => {
  const draw = openDrawer(limits)
  const module = `data:text/javascript,${encodeURIComponent(loaded)}`
  const facts = { kind: new URL(kind, import.meta.url).href }
  const seen = String(await draw('sara', { module, verb: 'draw', facts })).split('\n')
  expect(seen).toContain(facts.kind)
  expect(seen.filter((address) => /kysely|\/pg\/|\/server\/(data|http)\//.test(address))).toEqual([])
})
