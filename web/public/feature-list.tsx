import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

export type Feature<Id extends string = string> = {
  readonly id: Id
  readonly title: Word
  readonly text: Word
}

type FeatureListProps = { features: readonly Feature[]; columns?: keyof typeof columnsClass }

/** Features with a line above each, like the courses of a menu. */
export function FeatureList({ features, columns = 2 }: FeatureListProps) {
  const t = useWords()
  return (
    <ul className={joinClasses('mt-8 grid grid-cols-2 gap-x-5 sm:gap-x-10', columnsClass[columns])}>
      {features.map(({ id, title, text }) => (
        <li key={id} className="border-t border-line py-4 sm:py-5">
          <h3 className="font-semibold">{t(title)}</h3>
          <p className="mt-1 text-sm text-ink-soft">{t(text)}</p>
        </li>
      ))}
    </ul>
  )
}

const columnsClass = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }
