import { BadgeCheck, CalendarClock, LayoutDashboard, LockKeyhole, Search, WalletMinimal } from 'lucide-react'
import type { ReactNode } from 'react'
import { registerReasons } from '#copy/accounts/registration/register-reasons.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import type { IconShape } from '#web/ui/icon.tsx'
import { LaidTable } from '#web/ui/laid-table.tsx'
import { LeafTile } from '#web/ui/leaf-tile.tsx'

export const PatientReasons = () => (
  <Reasons reasons={reasons.patient}>
    <LaidTable className="relative mx-auto mt-8 aspect-square w-full max-w-88" dishes={homeTable} />
  </Reasons>
)
export const DietitianReasons = () => (
  <Reasons reasons={reasons.dietitian}>
    <LaidTable className="relative mx-auto mt-8 aspect-square w-full max-w-88" dishes={practiceTable} />
  </Reasons>
)

const homeTable = [
  { name: 'kabsa', className: 'start-[31%] top-[30%] w-[40%]' },
  { name: 'salad', className: 'start-[12%] top-[14%] w-[26%]' },
  { name: 'laban', className: 'end-[14%] top-[12%] w-[22%]' },
  { name: 'khubz', className: 'end-[7%] bottom-[17%] w-[27%]' },
  { name: 'dates', className: 'start-[17%] bottom-[11%] w-[26%]' },
] as const
const practiceTable = [
  { name: 'dates', className: 'start-[35%] top-[36%] w-[31%]' },
  { name: 'dallah', className: 'start-[14%] top-[19%] w-[26%]' },
  { name: 'finjan', className: 'end-[18%] top-[24%] w-[18%]' },
  { name: 'finjan', className: 'start-[22%] bottom-[16%] w-[18%]' },
  { name: 'fruit', className: 'end-[12%] bottom-[12%] w-[30%]' },
] as const

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
