import { useEffect } from 'react'
import { brand } from '#copy/brand.ts'
import { useLanguage } from './language.tsx'

let title: string | null = null

/** What the page that is shown is called by itself, if it has a name. */
export const ownTitle = () => title

/** A page about somebody bears their name in the window's title, once it is known. */
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
