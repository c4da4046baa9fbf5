import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'
import { openTemplate, type Values } from './template.ts'

export const builtWeb = join(import.meta.dirname, '..', '..', '..', 'dist', 'web')

/** The build's output for pages that are generated at run time: whole documents, and the pieces inside them. */
type Rendered = Record<Language, Record<'documents' | 'pieces', Record<string, string>>>

export type PageTemplates = {
  document(language: Language, name: string): string
  piece(language: Language, name: string, values: Values): string
  /** Changes with everything that pages are generated from. */
  mark: string
}

let opened: Promise<PageTemplates> | undefined

/** Read once: the templates belong to the build that this node started with. */
export function loadTemplates(): Promise<PageTemplates> {
  opened ??= open()
  return opened
}

async function open(): Promise<PageTemplates> {
  const { made, mark }: { made: Rendered; mark: string } = JSON.parse(
    await readFile(join(builtWeb, 'pages.json'), 'utf8'),
  )
  const pieces = new Map<string, (values: Values) => string>()
  const found = (language: Language, kind: 'documents' | 'pieces', name: string) => {
    const text = made[language][kind][name]
    if (text === undefined) throw new Error(`the web build has no ${name} of ${kind}`)
    return text
  }
  return {
    mark,
    document: (language, name) => found(language, 'documents', name),
    piece(language, name, values) {
      const key = `${language} ${name}`
      const fill = pieces.get(key) ?? openTemplate(found(language, 'pieces', name))
      pieces.set(key, fill)
      return fill(values)
    },
  }
}
