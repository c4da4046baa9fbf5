import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  countDietitians,
  type DietitianPage,
  forgetDietitian,
  readDietitian,
  saveDietitian,
  searchDietitians,
} from '#contract/directory.ts'
import type { OutputOf } from '#contract/route.ts'
import { directory } from '#copy/directory/search.ts'
import type { ApiError } from '#web/app/api-error.ts'
import { useChange } from '#web/app/query.ts'
import { pagesKey } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { withReaderZone } from '#web/lib/zone.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'

type Savable = { readonly id: string; readonly isSaved: boolean }

/** Adds a dietitian to the favourites or removes it. The change shows immediately and is undone only by a refusal. */
export function useSaving({ id, isSaved }: Savable, name: string) {
  const t = useWords()
  const client = useQueryClient()
  const { favorites } = directory
  const outcome = (wanted: boolean) => ({
    line: `saving ${id}`,
    onDone: () => {
      for (const { path } of [searchDietitians, countDietitians])
        client.invalidateQueries({ queryKey: [path], refetchType: 'none' })
    },
    onRefused: (refused: ApiError) => {
      write(client, id, !wanted)
      showFault(t, wanted ? favorites.saveFailed : favorites.removeFailed, refused)
    },
  })
  const saving = useChange(saveDietitian, outcome(true))
  const forgetting = useChange(forgetDietitian, outcome(false))
  const save = () => {
    write(client, id, true)
    saving.mutate({ id })
  }

  return () => {
    if (!isSaved) return save()
    write(client, id, false)
    forgetting.mutate({ id })
    showToast({
      title: t(favorites.removed(name)),
      action: { label: t(favorites.undo), onPress: save },
    })
  }
}

/** Writes the change into all cached reads of this dietitian. */
function write(client: QueryClient, id: string, isSaved: boolean) {
  client.setQueriesData<InfiniteData<OutputOf<typeof searchDietitians>>>(
    { queryKey: pagesKey(searchDietitians) },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          dietitians: page.dietitians.map((each) => (each.id === id ? { ...each, isSaved } : each)),
        })),
      },
  )
  client.setQueryData<{ dietitian: DietitianPage }>(
    [readDietitian.path, { id, ...withReaderZone() }],
    (known) => known && { dietitian: { ...known.dietitian, isSaved } },
  )
}
