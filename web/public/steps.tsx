import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Growth } from './growth.tsx'

export type Step = { readonly title: Word; readonly text: Word }

/** Four steps, with a plant that grows. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useWords()
  return (
    <ol className="mt-10 grid gap-y-10 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
      {steps.map((step, at) => (
        <li key={step.title.en} className="flex gap-4 sm:block">
          <div className="w-20 shrink-0 self-start border-b-2 border-art-line/70 sm:w-auto">
            <Growth stage={at} className="w-20 sm:w-32 sm:rtl:me-auto" />
          </div>
          <div className="min-w-0 sm:mt-6 sm:pe-8">
            <h3 className="flex gap-2 font-semibold">
              <span className="text-accent-ink tabular-nums" aria-hidden="true">
                {at + 1}
              </span>
              {t(step.title)}
            </h3>
            <p className="mt-1.5 text-sm text-ink-soft">{t(step.text)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
