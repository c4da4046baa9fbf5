import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
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
import { call } from '#web/lib/call.ts'
import { pagesKey } from '#web/lib/read-pages.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'

type Savable = { readonly id: string; readonly isSaved: boolean }

/** Keeps a dietitian among the favourites, or no longer. It shows at once; only a refusal takes it back. */
export function useSaving({ id, isSaved }: Savable, name: string) {
  const t = useWords()
  const client = useQueryClient()
  const { favorites } = directory
  const { mutate } = useMutation({
    // One after the other, so that the last press is the one that counts.
    scope: { id: `saving ${id}` },
    mutationFn: (wanted: boolean) => call(wanted ? saveDietitian : forgetDietitian, { id }),
    onMutate: (wanted) => write(client, id, wanted),
    onError: (fault, wanted) => {
      write(client, id, !wanted)
      showToast({
        tone: 'error',
        title: t(wanted ? favorites.saveFailed : favorites.removeFailed),
        description: t(wordsOfRefusal(fault)),
      })
    },
    onSuccess: () => {
      for (const { path } of [searchDietitians, countDietitians])
        client.invalidateQueries({ queryKey: [path], refetchType: 'none' })
    },
  })

  return () => {
    mutate(!isSaved)
    if (isSaved)
      showToast({
        title: t(favorites.removed(name)),
        action: { label: t(favorites.undo), onPress: () => mutate(true) },
      })
  }
}

/** Into everything that has been read of this dietitian. */
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
    [readDietitian.path, { id }],
    (known) => known && { dietitian: { ...known.dietitian, isSaved } },
  )
}
