import { BadgeCheck, CalendarClock, FileText, HandCoins, IdCard, Landmark, ReceiptText } from 'lucide-react'
import type { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import type { OutputOf } from '#contract/route.ts'
import { dietitianDashboard } from '#copy/dashboards/dietitian.ts'
import { verificationStatus } from '#copy/verification.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import type { IconShape } from '#web/ui/icon.tsx'

type SetUp = OutputOf<typeof readDietitianDashboard>['waiting']['setUp']

export type SetUpStep = {
  id: string
  to: Address
  icon: IconShape
  label: Word
  /** Why the step is needed. */
  text?: Word
  /** Names of the missing fields. */
  missing?: readonly Word[]
}

const { setUp: words } = dietitianDashboard.waiting
const ofServices = new Set<string>(['consultationFee', 'videoService'])

/** The missing steps, each with its page. The application comes first: without it the dietitian is not listed. */
export function setUpSteps({ application, missing, needs }: SetUp): SetUpStep[] {
  const [services, details] = [true, false].map((isOfServices) =>
    missing.fields
      .filter((field) => ofServices.has(field) === isOfServices)
      .map((field) => verificationStatus.missing[field]),
  )
  const documents = missing.documents.map((kind) => verificationStatus.missingDocuments[kind])
  const naming = (id: 'details' | 'services' | 'documents', icon: IconShape, things: readonly Word[] = []) =>
    things.length === 0 ? [] : [{ id, ...ways[id], icon, label: words[id], missing: things }]
  return [
    ...(application === null
      ? []
      : [
          {
            id: 'application',
            to: '/dietitian/profile?tab=documents' as const,
            icon: BadgeCheck,
            label: words.application[application],
            text: words.applicationText[application],
          },
        ]),
    ...naming('details', IdCard, details),
    ...naming('services', HandCoins, services),
    ...naming('documents', FileText, documents),
    ...needs.map((need) => ({ id: need, ...others[need], ...words[need] })),
  ]
}

const ways = {
  details: { to: '/dietitian/profile?tab=professional' },
  services: { to: '/dietitian/profile?tab=services' },
  documents: { to: '/dietitian/profile?tab=documents' },
} as const

const others = {
  hours: { to: '/dietitian/availability', icon: CalendarClock },
  usual_hours: { to: '/dietitian/onboarding', icon: CalendarClock },
  billing: { to: '/dietitian/settings?tab=billing', icon: ReceiptText },
  iban: { to: '/dietitian/settings?tab=billing', icon: Landmark },
} as const
