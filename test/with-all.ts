import { type TestFunction, type TestOptions, test } from 'vitest'
import { runsAll } from './setup/extent.ts'

/** A journey beside the main roads of its domain, which only `npm test -- --all` takes. */
export function testWithAll(title: string, run: TestFunction, options: TestOptions = {}): void {
  if (runsAll) test(title, options, run)
}
