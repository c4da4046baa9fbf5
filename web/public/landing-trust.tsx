import { BadgeCheck } from 'lucide-react'
import { profile } from '#copy/directory/profile.ts'
import { landing } from '#copy/public/landing.ts'
import { picture } from '#copy/public/product-picture.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LaidTable } from '#web/ui/laid-table.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { OnEarth } from './on-earth.tsx'

const { why } = landing
const [certified, price, privacy, language, , cancel] = why.items

/** How licenses are checked and who sees what, at a table for two. */
export function LandingTrust() {
  const t = useWords()
  return (
    <Band tone="earth" className="grid gap-12 lg:grid-cols-[6fr_6fr] lg:items-center lg:gap-16">
      <OnEarth>
        <BandHead heading={t(why.heading)} text={t(why.text)} />
        <dl className="mt-8">
          {[certified, privacy].map(({ id, title, text }) => (
            <div key={id} className="border-t border-earth-line py-5">
              <dt className="text-lg display">{t(title)}</dt>
              <dd className="mt-1.5 text-ink-soft">{t(text)}</dd>
            </div>
          ))}
        </dl>
        <dl className="grid gap-x-8 border-t border-earth-line pt-1 sm:grid-cols-3 sm:pt-0">
          {[price, language, cancel].map(({ id, title, text }) => (
            <div key={id} className="py-4 sm:py-5">
              <dt className="font-semibold">{t(title)}</dt>
              <dd className="mt-1 text-sm text-ink-soft">{t(text)}</dd>
            </div>
          ))}
        </dl>
      </OnEarth>
      <div
        role="img"
        aria-label={t(picture.license.label)}
        className="relative mx-auto mt-4 aspect-square w-full max-w-xs select-none sm:max-w-lg"
      >
        <LaidTable
          className="absolute inset-0"
          dishes={[
            { name: 'dates', className: 'start-[34%] top-[40%] w-[32%]' },
            { name: 'dallah', className: 'start-[9%] top-[30%] w-[24%]' },
            { name: 'finjan', className: 'start-[26%] bottom-[12%] w-[16%]' },
            { name: 'finjan', className: 'end-[13%] bottom-[24%] w-[16%]' },
          ]}
        >
          <LicensePicture />
          <PlaceCard className="start-[40%] bottom-[8%]">{t(picture.chat.patient.who)}</PlaceCard>
          <PlaceCard className="end-[5%] bottom-[17%]">{t(picture.chat.dietitian.who)}</PlaceCard>
        </LaidTable>
      </div>
    </Band>
  )
}

function LicensePicture() {
  const t = useWords()
  const { booking, license } = picture
  return (
    <div className="absolute -end-2 -top-[4%] w-68 sm:-end-4 sm:w-80">
      <Card className="shadow-lying">
        <div className="flex items-center gap-3">
          <Avatar personId={booking.dietitian.en} name={t(booking.dietitian)} />
          <div className="min-w-0">
            <p className="text-sm font-semibold">{t(booking.dietitian)}</p>
            <p className="text-xs text-ink-soft">{t(booking.specialization)}</p>
          </div>
        </div>
        <p className="mt-4 border-t border-line pt-3 text-xs text-ink-faint">{t(license.number)}</p>
        <div className="flex flex-wrap items-end justify-between gap-x-3">
          <p className="text-lg display whitespace-nowrap" dir="ltr">
            14-R-0027431
          </p>
          <span className="inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap text-link">
            <Icon of={BadgeCheck} small />
            {t(profile.license.verified)}
          </span>
        </div>
      </Card>
    </div>
  )
}

function PlaceCard({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={`absolute rounded-check border-t-4 border-table-deep bg-surface px-4 py-1.5 text-md display shadow-lying ${className}`}
    >
      {children}
    </span>
  )
}
