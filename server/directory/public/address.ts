import { textFor } from '#contract/text-language.ts'

type Named = { id: string; name: string; otherName: string | null }

/** `noura-al-qahtani-9b1f4c7d2e35`: the name, in Latin letters if given, and the end of the id. */
export function addressOf({ id, name, otherName }: Named): string {
  const words = textFor('en', name, otherName)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  // An Arabic letter takes six characters in a URL.
  const isLatin = /\p{Script=Latin}/u.test(`${name}${otherName ?? ''}`)
  const written = [...(words ?? []).join('-').normalize('NFC')].slice(0, isLatin ? 80 : 24)
  return [...(words ? [written.join('').replace(/-$/, '')] : []), codeOf(id)].join('-')
}

const codeOf = (id: string) => id.slice(-12)

/** The page is found by this code, whatever name precedes it. */
export const codeIn = (address: string): string | null => /(?:^|-)([\da-f]{12})$/.exec(address)?.[1] ?? null
