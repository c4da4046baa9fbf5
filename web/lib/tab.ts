import { useRouter } from '@tanstack/react-router'
import { useLanguage } from './language.tsx'
import { usePageSearch } from './page-address.ts'
import { localPath } from './path.ts'

/** The chosen tab, from `?tab=` or another parameter; the first one is the default. */
export function useTab<Id extends string>(ids: readonly Id[], name = 'tab'): [Id, (id: string) => void] {
  const router = useRouter()
  const language = useLanguage()
  const asked = usePageSearch()[name]
  const [first] = ids
  if (first === undefined) throw new Error('Tabs without a tab.')

  const choose = (id: string) => {
    const { pathname, searchStr } = router.state.location
    const search = new URLSearchParams(searchStr)
    if (id === first) search.delete(name)
    else search.set(name, id)
    const href = localPath(language, pathname) + (search.size > 0 ? `?${search}` : '')
    // `state: true` preserves the search words, which are in the history's state.
    router.navigate({ href, replace: true, resetScroll: false, state: true })
  }
  return [ids.find((id) => id === asked) ?? first, choose]
}
