import { demoDocument } from '#demo/document-file.ts'
import type { Upload } from '#test/request-for.ts'

/** One page with some text. */
export const demoPage: Upload = {
  type: 'application/pdf',
  bytes: new Uint8Array(demoDocument(['A certificate', 'It says that somebody can do something.'])),
}

/** A picture of one pixel. */
export const dot: Upload = {
  type: 'image/png',
  bytes: new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
}
