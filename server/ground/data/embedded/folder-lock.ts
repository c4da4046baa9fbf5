import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Locks a data folder for this process. The lock is a listening socket: it dies with its owner, however that ends,
 * and answers with the owner's process id as long as it lives.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const address = addressOf(folder)
  const server = createServer((socket) => socket.end(String(process.pid)))
  if (!(await listened(server, address))) {
    const owner = await whoAnswers(address)
    if (owner !== null)
      throw new FolderInUse(
        `Nabta is already running on ${folder} (process ${owner}). Stop it first, or set DATA_DIR to another folder.`,
      )
    rmSync(address, { force: true })
    if (!(await listened(server, address)))
      throw new FolderInUse(`Another Nabta has just started on ${folder}.`)
  }
  server.unref()
  return { release: () => new Promise((done) => server.close(() => done())) }
}

/** The process that holds the folder, if one does. */
export const folderOwner = (folder: string) => whoAnswers(addressOf(folder))

function addressOf(folder: string): string {
  return process.platform === 'win32' ? `\\\\.\\pipe\\${hashOf(folder)}` : join(shortPath(folder), 'lock')
}

/** Socket paths are limited to some 100 bytes, so a deep folder's sockets go into the temporary folder. */
export function shortPath(folder: string): string {
  if (Buffer.byteLength(folder) <= 80) return folder
  const short = join(tmpdir(), hashOf(folder))
  mkdirSync(short, { recursive: true, mode: 0o700 })
  return short
}

const hashOf = (folder: string) =>
  `nabta-${userInfo().username}-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`

function listened(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) =>
      fault.code === 'EADDRINUSE' ? resolve(false) : reject(fault),
    )
    server.listen(address, () => resolve(true))
  })
}

/** A process that accepts the connection holds the folder, even if too busy, or stopped, to send its process id. */
function whoAnswers(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(address)
    let taken = false
    let answer = ''
    socket.setTimeout(1_000, () => socket.destroy())
    socket.on('connect', () => {
      taken = true
    })
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(taken ? answer || 'unknown' : null))
  })
}
