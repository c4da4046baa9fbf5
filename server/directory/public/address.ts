import { readable } from '#contract/written.ts'

type Named = { id: string; name: string; otherName: string | null }

/** `noura-al-qahtani-9b1f4c7d2e35`: the name for people, in Latin letters where there are any, and the end of the id. */
export function addressOf({ id, name, otherName }: Named): string {
  const words = readable('en', name, otherName)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  // A letter of Arabic takes six signs of an address.
  const isLatin = /\p{Script=Latin}/u.test(`${name}${otherName ?? ''}`)
  const written = [...(words ?? []).join('-').normalize('NFC')].slice(0, isLatin ? 80 : 24)
  return [...(words ? [written.join('').replace(/-$/, '')] : []), codeOf(id)].join('-')
}

const codeOf = (id: string) => id.slice(-12)

/** By this a page is found, whatever name stands before it. */
export const codeIn = (address: string): string | null => /(?:^|-)([\da-f]{12})$/.exec(address)?.[1] ?? null
