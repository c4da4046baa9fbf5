import { useEffect } from 'react'
import { brand } from '#copy/brand.ts'
import { useLanguage } from './language.tsx'

let title: string | null = null

/** The name that the current page has set as its title, if any. */
export const ownTitle = () => title

/** Puts the name that a page is about into the window's title, once it is known. */
export function useOwnTitle(name: string | undefined) {
  const language = useLanguage()
  useEffect(() => {
    if (name === undefined) return
    title = `${name} | ${brand.name[language]}`
    document.title = title
    return () => {
      title = null
    }
  }, [name, language])
}
