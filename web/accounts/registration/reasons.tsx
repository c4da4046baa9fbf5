import { BadgeCheck, CalendarClock, LayoutDashboard, LockKeyhole, Search, WalletMinimal } from 'lucide-react'
import type { ReactNode } from 'react'
import { registerReasons } from '#copy/accounts/registration/register-reasons.ts'
import type { Word } from '#copy/word.ts'
import { DietitiansArt } from '#web/art/dietitians-art.tsx'
import { PatientsArt } from '#web/art/patients-art.tsx'
import { useWords } from '#web/lib/words.ts'
import type { IconShape } from '#web/ui/icon.tsx'
import { LeafTile } from '#web/ui/leaf-tile.tsx'

export const PatientReasons = () => (
  <Reasons reasons={reasons.patient}>
    <PatientsArt className="mt-10 w-full" />
  </Reasons>
)
export const DietitianReasons = () => (
  <Reasons reasons={reasons.dietitian}>
    <DietitiansArt className="mt-10 w-full" />
  </Reasons>
)

type ReasonsProps = {
  children: ReactNode
  reasons: readonly { icon: IconShape; words: { readonly title: Word; readonly text: Word } }[]
}

function Reasons({ reasons, children }: ReasonsProps) {
  const t = useWords()
  return (
    <>
      <ul>
        {reasons.map(({ icon, words }) => (
          <li key={t(words.title)} className="flex gap-4 py-3.5">
            <LeafTile icon={icon} />
            <div className="min-w-0">
              <p className="text-sm font-semibold">{t(words.title)}</p>
              <p className="mt-0.5 text-sm text-ink-soft">{t(words.text)}</p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </>
  )
}

const { patient, dietitian } = registerReasons
const reasons = {
  patient: [
    { icon: BadgeCheck, words: patient.verified },
    { icon: WalletMinimal, words: patient.fees },
    { icon: LockKeyhole, words: patient.health },
  ],
  dietitian: [
    { icon: Search, words: dietitian.listed },
    { icon: CalendarClock, words: dietitian.hours },
    { icon: LayoutDashboard, words: dietitian.practice },
  ],
}
