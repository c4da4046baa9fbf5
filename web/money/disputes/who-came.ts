import type { Dispute } from '#contract/money/disputes.ts'

export function whoCame({ patientCame, dietitianCame }: NonNullable<Dispute['appointment']>) {
  if (patientCame && dietitianCame) return 'both'
  if (patientCame) return 'patient'
  return dietitianCame ? 'dietitian' : 'nobody'
}
