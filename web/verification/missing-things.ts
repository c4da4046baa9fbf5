import type { Verification } from '#contract/verification.ts'
import { verificationStatus } from '#copy/verification.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'

export type MissingThing = {
  readonly id: string
  readonly words: Word
  /** The page on which it can be added. */
  readonly to: Address
}

const profile = '/dietitian/profile'
const ofServices = new Set<string>(['consultationFee', 'videoService'])

/** What an application still lacks, in the order of the tabs. */
export function missingThings({ missing }: Pick<Verification, 'missing'>): MissingThing[] {
  return [
    ...missing.fields.map((field) => ({
      id: field,
      words: verificationStatus.missing[field],
      to: `${profile}?tab=${ofServices.has(field) ? 'services' : 'professional'}` as const,
    })),
    ...missing.documents.map((kind) => ({
      id: kind,
      words: verificationStatus.missingDocuments[kind],
      to: `${profile}?tab=documents` as const,
    })),
  ]
}
