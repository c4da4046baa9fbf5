import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian installs servers in folders that only root's PATH contains. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** The path of an installed program, or an empty string. */
export function findProgram(name: string): string {
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? ''
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
