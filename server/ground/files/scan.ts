import { connect, type Socket } from 'node:net'
import type { Settings } from '../settings.ts'
import { Unavailable } from '../unavailable.ts'

/** Without SCANNER_URL only the EICAR test string is found. If the scanner (clamd) does not answer, no file passes. */
export async function isInfected(
  { scannerUrl }: Pick<Settings, 'scannerUrl'>,
  bytes: Buffer,
): Promise<boolean> {
  if (bytes.includes(eicar)) return true
  if (scannerUrl === undefined) return false
  const answer = await ask(new URL(scannerUrl), bytes).catch(asGone)
  if (answer === 'stream: OK') return false
  return / FOUND$/.test(answer) || asGone(new Error('the scanner gave an unknown answer'))
}

/** Split in two, or scanners would flag this source file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

function asGone(fault: unknown): never {
  throw new Unavailable('ScannerGone', fault)
}

const patience = 20_000
const piece = 64 * 1024

async function ask({ hostname, port }: URL, bytes: Buffer): Promise<string> {
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), timeout: patience })
  socket.once('timeout', () => socket.destroy(new Error('the scanner did not answer in time')))
  const answer = heard(socket)
  send(socket, bytes)
  return answer.finally(() => socket.destroy())
}

function send(socket: Socket, bytes: Buffer) {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += piece) {
    const part = bytes.subarray(at, at + piece)
    socket.write(sizeOf(part.length))
    socket.write(part)
  }
  socket.write(sizeOf(0))
}

function sizeOf(length: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return size
}

function heard(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
    if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')).trim())
    else if (text.length > 1_000) reject(new Error('the scanner’s answer is too long'))
  })
  socket.once('error', reject)
  socket.once('close', () => reject(new Error('the scanner closed the connection without an answer')))
  return promise
}
