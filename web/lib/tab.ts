import { useRouter } from '@tanstack/react-router'
import { useLanguage } from './language.tsx'
import { usePageSearch } from './page-address.ts'
import { localPath } from './path.ts'

/** Which of these is chosen, as `?tab=` says; the first one needs no saying. */
export function useTab<Id extends string>(ids: readonly Id[]): [Id, (id: string) => void] {
  const router = useRouter()
  const language = useLanguage()
  const { tab: asked } = usePageSearch()
  const [first] = ids
  if (first === undefined) throw new Error('Tabs without a tab.')

  const choose = (id: string) => {
    const { pathname, searchStr } = router.state.location
    const search = new URLSearchParams(searchStr)
    if (id === first) search.delete('tab')
    else search.set('tab', id)
    const href = localPath(language, pathname) + (search.size > 0 ? `?${search}` : '')
    // The words that are searched for stay whichever tab is chosen.
    router.navigate({ href, replace: true, resetScroll: false, state: true })
  }
  return [ids.find((id) => id === asked) ?? first, choose]
}
