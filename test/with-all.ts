import { type TestFunction, test } from 'vitest'
import { runsAll } from './setup/extent.ts'

/** A journey beside the main roads of its domain, which only `npm test -- --all` takes. */
export function testWithAll(title: string, run: TestFunction): void {
  if (runsAll) test(title, run)
}
