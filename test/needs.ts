import { inject, type TestContext, type TestOptions } from 'vitest'
import type { ToolName } from './setup/tools.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What this machine lacks for the test; `npm test` counts and explains it. */
    lacks?: ToolName[]
  }
}

/** Options of a test or a `describe` that is skipped if one of these is missing: `test('…', needs('relay'), …)`. */
export function needs(...names: ToolName[]): TestOptions {
  const lacks = names.filter((name) => !pathOf(name))
  return { skip: lacks.length > 0, meta: { lacks } }
}

/** The path of a tool; empty if it is missing. */
export const pathOf = (name: ToolName): string => inject('tools')[name]

/** For a test that learns what it needs only while it runs. */
export function skipWithout(name: ToolName, { task, skip }: TestContext) {
  if (pathOf(name)) return
  task.meta.lacks = [name]
  skip()
}
