import type { Word } from './word.ts'

/** Names and numbers keep their own direction, whatever stands around them. */
export const isolated = (text: string) => `\u2068${text}\u2069`

/** What somebody wrote, paragraph by paragraph, in whatever language. */
export const quoted = (text: string): Word[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => ({ en: isolated(line.trim()), ar: isolated(line.trim()) }))
