import { directory } from '#copy/directory/search.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type DirectorySearch, filtersOf, isNarrowed } from './filters.ts'

type NobodyFoundProps = { asked: DirectorySearch; onAsk: (asked: DirectorySearch) => void }

/** Why the list is empty, and what to change. */
export function NobodyFound({ asked, onAsk }: NobodyFoundProps) {
  const t = useWords()
  const isNarrow = isNarrowed(filtersOf(asked))
  const { found, saved, all } = directory.empty
  const words = isNarrow ? found : asked.saved ? saved : all
  const inOrder = asked.sort ? { sort: asked.sort } : {}
  return (
    <Card flush>
      <EmptyState
        title={t(words.title)}
        description={t(words.text)}
        action={
          isNarrow ? (
            <Button onClick={() => onAsk({ ...inOrder, ...(asked.saved && { saved: asked.saved }) })}>
              {t(directory.search.clear)}
            </Button>
          ) : (
            asked.saved && <Button onClick={() => onAsk(inOrder)}>{t(saved.all)}</Button>
          )
        }
      />
    </Card>
  )
}
