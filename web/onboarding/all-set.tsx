import { useEffect, useRef } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import { wizard } from '#copy/onboarding/wizard.ts'
import type { Word } from '#copy/word.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { readRedirectTo } from '#web/lib/redirect-to.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = wizard.allSet

type AllSetProps = { party: Party; truth?: Word | null; more?: Word | null }

/** Shown for a second and a half, then leads to the requested page or the dashboard. */
export function AllSet({ party, truth, more }: AllSetProps) {
  const t = useWords()
  const go = useGo()
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once
  useEffect(() => {
    heading.current?.focus()
    showToast({ tone: 'success', title: t(words.toast), ...(truth && { description: t(truth) }) })
    const timer = setTimeout(
      () => go(readRedirectTo(window.location.search) ?? homeOf(party), { replace: true }),
      1_500,
    )
    return () => clearTimeout(timer)
  }, [])

  return (
    <Card flush className="mx-auto flex w-full max-w-2xl flex-col items-center px-6 py-14 text-center">
      <SeedlingArt className="w-40" />
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-xl font-semibold">
        {t(words.heading)}
      </h2>
      {truth && <p className="mt-2 max-w-prose text-balance">{t(truth)}</p>}
      {more && <p className="mt-2 text-ink-soft">{t(more)}</p>}
      <p className="mt-2 text-sm text-ink-soft">{t(words.text)}</p>
    </Card>
  )
}
