import type { Word } from './word.ts'

/** Isolates a name or number, so that it keeps its own direction in any text. */
export const isolated = (text: string) => `\u2068${text}\u2069`

/** A person's text by paragraphs, in whatever language. */
export const quoted = (text: string): Word[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => ({ en: isolated(line.trim()), ar: isolated(line.trim()) }))
