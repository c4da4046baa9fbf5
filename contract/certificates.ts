import { foldText } from './fold-text.ts'

/** Titles of registers, by their letters. */
export const knownCertifications = ['rd', 'cns', 'cde', 'cssd'] as const

/**
 * The same for each way to write a certificate: in another case, and in the other language if it ends with the letters
 * of a usual one, as `Certified Diabetes Educator (CDE)`, `مثقف سكري معتمد (CDE)` and `CDE` do.
 */
export function certificateKey(name: string): string {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []
  return knownCertifications.find((letters) => letters === words.at(-1)) ?? words.join(' ')
}
