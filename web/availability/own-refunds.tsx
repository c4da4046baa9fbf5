import { useId } from 'react'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { betterForPatient } from '#contract/appointments/refunds.ts'
import { refundLines } from '#copy/appointments/refund-rules.ts'
import { ownRefunds as words } from '#copy/availability/own-refunds.ts'
import { writeNumber } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeDuration } from '#web/lib/write-duration.ts'
import { Card } from '#web/ui/card.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { RuleSelect } from './rule-select.tsx'
import { SectionHead } from './section-head.tsx'

type OwnRefundsProps = {
  own: RefundRules | null
  /** The minimum that a dietitian's own rules must meet. */
  platform: RefundRules
  onChange: (own: RefundRules | null) => void
  /** The server's error for one of the rules. */
  errorOf: (field: keyof RefundRules) => string | undefined
}

/** The platform's refund rules or more generous ones, with the text that patients read. */
export function OwnRefunds({ own, platform, onChange, errorOf }: OwnRefundsProps) {
  const t = useWords()
  const id = useId()
  const language = useLanguage()
  const hours = (count: number) =>
    count === 0 ? t(words.start) : t(words.before(writeDuration(language, count, 'hour')))
  const upTo = (most: number) => [...new Set([...usual.filter((each) => each <= most), most])]
  const change = (part: Partial<RefundRules>) => {
    const next = { ...(own ?? platform), ...part }
    onChange({ ...next, partUntil: Math.min(next.partUntil, next.wholeUntil) })
  }
  return (
    <Card as="section" aria-labelledby={id} className="@5xl:col-span-2">
      <SectionHead id={id} title={t(words.title)} text={t(words.text)} />
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <div className="sm:col-span-2 xl:col-span-3">
          <RadioCards
            legend={t(words.whose)}
            name="refunds"
            options={[
              { value: 'platform', label: t(words.platform), description: t(words.platformText) },
              { value: 'own', label: t(words.own), description: t(words.ownText) },
            ]}
            value={own ? 'own' : 'platform'}
            onChange={(value) => onChange(value === 'own' ? platform : null)}
          />
        </div>
        {own && (
          <>
            <RuleSelect
              label={t(words.wholeUntil.label)}
              help={t(words.wholeUntil.help)}
              value={own.wholeUntil}
              options={upTo(platform.wholeUntil)}
              write={hours}
              onChange={(wholeUntil) => change({ wholeUntil })}
              error={errorOf('wholeUntil')}
            />
            <RuleSelect
              label={t(words.partUntil.label)}
              help={t(words.partUntil.help)}
              value={own.partUntil}
              options={upTo(Math.min(platform.partUntil, own.wholeUntil))}
              write={hours}
              onChange={(partUntil) => change({ partUntil })}
              error={errorOf('partUntil')}
            />
            <RuleSelect
              label={t(words.partPercent.label)}
              help={t(words.partPercent.help)}
              value={own.partPercent}
              options={[
                ...new Set([platform.partPercent, ...shares.filter((each) => each > platform.partPercent)]),
              ]}
              write={(share) => `${writeNumber(language, share)}%`}
              onChange={(partPercent) => change({ partPercent })}
              error={errorOf('partPercent')}
            />
          </>
        )}
        <div className="rounded-card bg-sunken p-4 text-sm sm:col-span-2 xl:col-span-3">
          <h3 className="font-semibold">{t(words.read)}</h3>
          <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-ink-soft marker:text-ink-faint">
            {refundLines(betterForPatient(platform, own), null).map((line) => (
              <li key={line.en}>{t(line)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  )
}

const usual = [0, 1, 2, 3, 6, 12, 18, 24, 36, 48, 72, 96, 120, 144, 168]
const shares = [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100]
