import { onTestFinished } from 'vitest'
import { cost, fullCost } from '#server/accounts/passwords.ts'

/** Until the test ends, a hash costs as much as in the product. */
export function hashAtFullCost() {
  const before = { ...cost }
  Object.assign(cost, fullCost)
  onTestFinished(() => void Object.assign(cost, before))
}
