import { readPractice } from '#contract/profiles.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { useRead } from '#web/app/query.ts'
import { Read } from '#web/ui/read.tsx'
import { PracticeForms, type PracticeParts } from './practice-forms.tsx'
import { PracticeSkeleton } from './practice-skeleton.tsx'

/** A dietitian's own profile: a head with the status, and four tabs. */
export function PracticeProfile(parts: PracticeParts) {
  const read = useRead(readPractice, {})
  return (
    <Read of={read} failed={words.failed} waiting={<PracticeSkeleton />}>
      {({ practice }) => <PracticeForms practice={practice} {...parts} />}
    </Read>
  )
}
