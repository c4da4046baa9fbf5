import { useRouter } from '@tanstack/react-router'
import { useLanguage } from './language.tsx'
import { localPath } from './path.ts'
import { useSearchParam } from './search-param.ts'

/** The search words in the address, and their setter. */
export function useSearchQuery(): [string, (q: string) => void] {
  const router = useRouter()
  const language = useLanguage()
  const q = useSearchParam('q') ?? ''
  const search = (next: string) => {
    const { pathname, searchStr } = router.state.location
    const said = new URLSearchParams(searchStr)
    if (next) said.set('q', next)
    else said.delete('q')
    const href = localPath(language, pathname) + (said.size > 0 ? `?${said}` : '')
    router.navigate({ href, replace: true, resetScroll: false })
  }
  return [q.slice(0, longest), search]
}

const longest = 80
