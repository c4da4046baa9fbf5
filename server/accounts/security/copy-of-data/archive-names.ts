import { dayOf } from '#contract/wall-clock.ts'
import { cleanName, downloadName } from '#server/documents/file-name.ts'
import type { OwnFile } from '#server/ground/data/personal-table.ts'

/** A file with its path in the archive. */
export type NamedFile = OwnFile & { path: string; isGone?: boolean }

/** Names that are valid on every system; a number tells equal ones apart. Days are in the owner's time zone. */
export function nameFiles(files: readonly OwnFile[], zone: string): NamedFile[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const plain = `${file.on ?? dayOf(file.at, zone)} ${plainName(file.name)}`
    const name =
      file.type === 'image/webp' ? `${plain}.webp` : downloadName(plain, file.type as 'application/pdf')
    const [, stem = name, ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(name) ?? []
    let path = `${file.folder}/${stem}${ending}`
    for (let count = 2; taken.has(path.toLowerCase()); count++)
      path = `${file.folder}/${stem} (${count})${ending}`
    taken.add(path.toLowerCase())
    return { ...file, path }
  })
}

/**
 * The name cannot leave the folder, has no character that a system or a reader could misread, and is short enough for
 * both.
 */
function plainName(name: string): string {
  const plain = cleanName(name)
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
  return [...plain].slice(0, 80).join('').trim() || 'file'
}
