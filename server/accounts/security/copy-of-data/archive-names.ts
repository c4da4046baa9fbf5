import { dayOf } from '#contract/wall-clock.ts'
import { saveAs, tidyName } from '#server/documents/file-name.ts'
import type { OwnFile } from '#server/ground/data/personal-table.ts'

/** A file with the place that it has in the archive. */
export type NamedFile = OwnFile & { path: string; isGone?: boolean }

/** Each under its own name, as every system may write it; what is called alike is told apart by a number. Days are those of whose files they are. */
export function nameFiles(files: readonly OwnFile[], zone: string): NamedFile[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const plain = `${file.on ?? dayOf(file.at, zone)} ${plainName(file.name)}`
    const name = file.type === 'image/webp' ? `${plain}.webp` : saveAs(plain, file.type as 'application/pdf')
    const [, stem = name, ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(name) ?? []
    let path = `${file.folder}/${stem}${ending}`
    for (let count = 2; taken.has(path.toLowerCase()); count++)
      path = `${file.folder}/${stem} (${count})${ending}`
    taken.add(path.toLowerCase())
    return { ...file, path }
  })
}

/** No way out of the folder, no sign that a system or a reader could take for something else, and short enough for all of them. */
function plainName(name: string): string {
  const plain = tidyName(name)
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
  return [...plain].slice(0, 80).join('').trim() || 'file'
}
