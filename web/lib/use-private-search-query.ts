import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useLanguage } from './language.tsx'
import { localPath } from './path.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** By which somebody's people and messages are searched: nobody reads it in an address or in a log. */
    searchedWords?: string
  }
}

/** The words that this page searches for, and the way to search for others. They last as long as its place in the history of the tab. */
export function usePrivateSearchQuery(): [string, (words: string) => void] {
  const router = useRouter()
  const language = useLanguage()
  const { history } = router
  const words = useSyncExternalStore(
    history.subscribe,
    () => history.location.state.searchedWords ?? '',
    () => '',
  )
  const search = (next: string) => {
    const { pathname, searchStr } = router.state.location
    router.navigate({
      href: localPath(language, pathname) + searchStr,
      replace: true,
      resetScroll: false,
      state: { searchedWords: next },
    })
  }
  return [words, search]
}
