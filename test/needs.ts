import { inject, type TestContext, type TestOptions } from 'vitest'
import type { ToolName } from './setup/tools.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The missing tools of the test; `npm test` counts and explains them. */
    lacks?: ToolName[]
  }
}

/** Options that skip a test or a `describe` if one of these tools is missing: `test('…', needs('relay'), …)`. */
export function needs(...names: ToolName[]): TestOptions {
  const lacks = names.filter((name) => !pathOf(name))
  return { skip: lacks.length > 0, meta: { lacks } }
}

/** The path of a tool; empty if it is missing. */
export const pathOf = (name: ToolName): string => inject('tools')[name]

/** For a test that finds out only while it runs which tool it needs. */
export function skipWithout(name: ToolName, { task, skip }: TestContext) {
  if (pathOf(name)) return
  task.meta.lacks = [name]
  skip()
}
