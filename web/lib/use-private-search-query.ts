import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useLanguage } from './language.tsx'
import { localPath } from './path.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Search words for people and messages are private, so they are neither in the address nor in a log. */
    searchedWords?: string
  }
}

/** The words that this page searches for, and their setter. They belong to this entry of the tab's history. */
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
