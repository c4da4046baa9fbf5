import { type FactChange, verifiedFacts } from '#contract/verification.ts'

type Facts = Record<FactChange['fact'], string | null>

/** Stated facts that would replace verified ones. Numbers are compared in normalised form but shown as stated. */
export function changesOf(
  verified: Facts,
  { licenseKey, ...stated }: Facts & { licenseKey: string | null },
): FactChange[] {
  if (verified.licenseNumber === null) return []
  const compared = { ...stated, licenseNumber: licenseKey }
  return verifiedFacts
    .filter((fact) => (compared[fact] || null) !== (verified[fact] || null))
    .map((fact) => ({ fact, verified: verified[fact] || null, stated: stated[fact] || null }))
}
