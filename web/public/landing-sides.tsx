import { ArrowRight } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LaidTable } from '#web/ui/laid-table.tsx'
import { CheckList } from './check-list.tsx'
import { pageWidth } from './page-width.ts'

/** Patients and dietitians on two sides of one table, and companies below. */
export function LandingSides() {
  const t = useWords()
  const { companies } = landing
  return (
    <section className="painted-when-near overflow-clip">
      <div className="relative isolate">
        <div className="absolute inset-y-0 start-1/2 end-0 -z-20 hidden bg-sunken lg:block" />
        <div
          className={`${pageWidth} grid items-center gap-12 py-12 sm:py-16 lg:grid-cols-[1fr_24rem_1fr] lg:gap-8 lg:py-28`}
        >
          <Side side={landing.patients} to="/for-patients" />
          <LaidTable
            className="relative mx-auto aspect-square w-full max-w-sm max-lg:hidden"
            dishes={[
              { name: 'salad', className: 'start-[28%] top-[6%] w-[26%]' },
              { name: 'saleeg', className: 'start-[12%] top-[34%] w-[36%]' },
              { name: 'laban', className: 'end-[14%] top-[18%] w-[22%]' },
              { name: 'hamour', className: 'end-[10%] top-[44%] w-[36%]' },
              { name: 'dates', className: 'start-[30%] bottom-[6%] w-[25%]' },
            ]}
          />
          <Side side={landing.dietitians} to="/for-dietitians" />
        </div>
      </div>
      <div className="border-t border-line">
        <div className={`${pageWidth} flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10`}>
          <div className="max-w-2xl">
            <p className="text-sm font-medium text-pomegranate">{t(companies.heading)}</p>
            <h2 className="mt-1 text-xl display">{t(companies.title)}</h2>
            <p className="mt-1.5 text-sm text-ink-soft">{t(companies.text)}</p>
          </div>
          <More to="/for-companies">{t(companies.action)}</More>
        </div>
      </div>
    </section>
  )
}

type SideProps = {
  side: { heading: Word; title: Word; text: Word; points: readonly Word[]; action: Word }
  to: Address
}

function Side({ side, to }: SideProps) {
  const t = useWords()
  return (
    <div>
      <p className="text-sm font-medium text-pomegranate">{t(side.heading)}</p>
      <h2 className="mt-2 text-2xl display">{t(side.title)}</h2>
      <p className="mt-3 text-ink-soft">{t(side.text)}</p>
      <CheckList points={side.points.map(t)} className="mt-6" />
      <div className="mt-8">
        <More to={to}>{t(side.action)}</More>
      </div>
    </div>
  )
}

function More({ to, children }: { to: Address; children: string }) {
  return (
    <Link to={to} className={buttonClass('secondary')}>
      {children}
      <Icon of={ArrowRight} small mirrored />
    </Link>
  )
}
