import { readPractice } from '#contract/profiles.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { useRead } from '#web/app/query.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { PracticeForms, type PracticeParts } from './practice-forms.tsx'
import { PracticeSkeleton } from './practice-skeleton.tsx'

/** A dietitian's own profile: a head with the status, and four tabs. */
export function PracticeProfile(parts: PracticeParts) {
  const read = useRead(readPractice, {})
  const { data, error } = read
  if (data) return <PracticeForms practice={data.practice} {...parts} />
  if (!error) return <PracticeSkeleton />
  return (
    <Card flush>
      <FailedRead title={words.failed} read={read} />
    </Card>
  )
}
