import { ShieldCheck } from 'lucide-react'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { writeDay } from '#copy/dates.ts'
import { healthConsentWords as words } from '#copy/health/consent.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'

type ConsentCardProps = {
  onGiven?: (() => void) | undefined
  /** The heading level, depending on what is above. */
  heading?: 'h2' | 'h3'
}

/** Asks for the consent to health data: its text, version, and one button. */
export function ConsentCard({ onGiven, heading: Heading = 'h3' }: ConsentCardProps) {
  const t = useWords()
  const language = useLanguage()
  const { mutate, isPending } = useChange(giveHealthConsent, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.given) })
      onGiven?.()
    },
    onRefused: (reason) => showFault(t, words.failed, reason),
  })
  return (
    <section aria-labelledby="health-consent" className="rounded-card border border-line bg-tint/50 p-5">
      <div className="flex items-center gap-3">
        <Icon of={ShieldCheck} className="shrink-0 text-link" />
        <Heading id="health-consent" className="font-semibold">
          {t(words.title)}
        </Heading>
      </div>
      <p className="mt-3 text-sm">{t(words.text)}</p>
      <ul className="mt-3 grid list-disc gap-1.5 ps-5 text-sm text-ink-soft">
        {words.points.map((point) => (
          <li key={point.en}>{t(point)}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Button
          busy={isPending}
          busyText={t(words.giving)}
          onClick={() => mutate({ version: healthConsentVersion })}
        >
          {t(words.give)}
        </Button>
        <p className="text-xs text-ink-soft">
          {t(words.version(writeDay(language, healthConsentVersion, 'date')))}
        </p>
      </div>
    </section>
  )
}
