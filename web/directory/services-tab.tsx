import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import type { DietitianPage } from '#contract/directory.ts'
import { modesOf } from '#contract/practice-options.ts'
import { textFor } from '#contract/text-language.ts'
import { refundLines, refundRules } from '#copy/appointments/refund-rules.ts'
import { counts } from '#copy/directory/counts.ts'
import { profile } from '#copy/directory/profile.ts'
import { platformWord } from '#copy/practice-options.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { modeIcon } from './mode-icon.ts'

type ServicesTabProps = {
  dietitian: DietitianPage
  /** The packages on sale. */
  packages: ReactNode
}

/** The services with durations and prices. */
export function ServicesTab({ dietitian, packages }: ServicesTabProps) {
  const t = useWords()
  const language = useLanguage()
  const { services } = profile
  if (dietitian.services.length === 0)
    return (
      <Card flush>
        <EmptyState title={t(services.none)} description={t(services.noneText)} />
      </Card>
    )
  return (
    <>
      <ul className="flex flex-col gap-3">
        {dietitian.services.map((service) => (
          <Card as="li" key={service.id} className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="text-md font-semibold">
                <UserText text={service.name} other={service.otherName} />
              </h3>
              <UserText
                as="p"
                text={service.description}
                other={service.otherDescription}
                className="aligned-with-page mt-1 max-w-prose text-sm whitespace-pre-line text-ink-soft"
              />
              <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
                <span className="inline-flex items-center gap-1.5">
                  <Icon of={Clock} small className="text-ink-faint" />
                  {t(counts.minutes(service.duration))}
                </span>
                <span className="inline-flex items-center gap-1.5">
                  <Icon of={modeIcon(modesOf(service.platform))} small className="text-ink-faint" />
                  {t(platformWord(service.platform))}
                </span>
              </p>
            </div>
            <div className="flex grow items-center justify-between gap-5 sm:grow-0">
              <p className="text-lg display">{price(language, service.price)}</p>
              <Link
                to={bookPath(dietitian.id, { service: service.id })}
                aria-label={t(services.bookOf(textFor(language, service.name, service.otherName)))}
                className={buttonClass('primary')}
              >
                {t(services.book)}
              </Link>
            </div>
          </Card>
        ))}
      </ul>
      {packages}
      {dietitian.takesPayments && dietitian.services.some(({ price }) => price > 0) && (
        <RefundCard rules={dietitian.refunds} />
      )}
    </>
  )
}

/** The refund rules for cancellations, shown before a time is chosen. */
function RefundCard({ rules }: { rules: RefundRules }) {
  const t = useWords()
  const { title, text } = refundRules.beforehand
  return (
    <Card className="mt-3 text-sm">
      <h3 className="text-md font-semibold">{t(title)}</h3>
      <p className="mt-1 text-ink-soft">{t(text)}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-ink-soft marker:text-ink-faint">
        {refundLines(rules, null).map((line) => (
          <li key={line.en}>{t(line)}</li>
        ))}
      </ul>
    </Card>
  )
}
