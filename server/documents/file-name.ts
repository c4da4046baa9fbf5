import { extname } from 'node:path/posix'
import type { Document } from '#contract/documents.ts'

const endings: Record<Document['type'], readonly string[]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg', '.jfif'],
  'image/png': ['.png'],
}

/** Whether a file of this name may be of this type. A deceptive name is rejected outright. */
export function fitsType(file: string, type: Document['type']): boolean {
  if (/[\p{Cc}/\\\u202a-\u202e\u2066-\u2069]/u.test(file)) return false
  const [, ...parts] = file.toLowerCase().split('.')
  if (parts.slice(0, -1).some((part) => acting.has(part.trim()))) return false
  return endings[type].includes(extname(file).toLowerCase())
}

/** `licence.html.pdf` is a web page to software that looks at the first extension. */
const acting = new Set(
  'asp aspx bat cgi cmd cpl dll dmg docm exe hta htm html jar js jsp lnk mht mjs msi php phtml pl ps1 py scr sh shtml svg swf vb vbs wsf xht xhtml xlsm xml zip'.split(
    ' ',
  ),
)

/** A name that is safe to read and save: without characters that are invisible or reverse the text direction. */
export const cleanName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]+/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()

/** The file name for saving a document, with an extension of its type. */
export function downloadName(name: string, type: Document['type']): string {
  const [ending = ''] = endings[type]
  const plain = name.replace(/[/\\:*?"<>|]+/g, '-')
  return endings[type].includes(extname(plain).toLowerCase()) ? plain : `${plain}${ending}`
}
