import { readPractice } from '#contract/profiles.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { useRead } from '#web/lib/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PracticeForms, type PracticeParts } from './practice-forms.tsx'
import { PracticeSkeleton } from './practice-skeleton.tsx'

/** How a dietitian appears: a head that says where things stand, and four tabs. */
export function PracticeProfile(parts: PracticeParts) {
  const t = useWords()
  const { data, error, isFetching, refetch } = useRead(readPractice, {})
  if (data) return <PracticeForms practice={data.practice} {...parts} />
  if (!error) return <PracticeSkeleton />
  return (
    <Card flush>
      <ErrorState
        title={t(words.failed)}
        description={t(wordsOfRefusal(error))}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    </Card>
  )
}
