import { parentPort } from 'node:worker_threads'
import { isHarmlessPdf } from './inspect-pdf.ts'

parentPort?.on('message', (bytes: Uint8Array) => {
  parentPort?.postMessage(isHarmlessPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
})
