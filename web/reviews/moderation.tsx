import { useId, useState } from 'react'
import { type ReviewState, reviewStates } from '#contract/reviews/reviews.ts'
import { moderation as words } from '#copy/reviews/moderation.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { ModeratedList } from './moderated-list.tsx'

/** Reviews by patients, for an admin to moderate. */
export function Moderation() {
  const t = useWords()
  const id = useId()
  const [state, setState] = useState<ReviewState>('shown')
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-lg font-semibold">
        {t(words.title)}
      </h2>
      <p className="mt-0.5 mb-4 text-sm text-ink-soft">{t(words.text)}</p>
      <Tabs
        label={t(words.lists)}
        selected={state}
        onSelect={(next) => setState(next as ReviewState)}
        tabs={reviewStates.map((each) => ({
          id: each,
          label: t(words.list[each]),
          content: <ModeratedList state={each} />,
        }))}
      />
    </section>
  )
}
