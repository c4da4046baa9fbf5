import { sendTicketFile } from '#contract/support/own.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { type Attached, AttachFile } from './attach-file.tsx'

export const AttachOwnFile = (attached: Attached) => (
  <AttachFile
    {...attached}
    send={(name, body, onProgress) => sendFile(sendTicketFile, { name }, body, { onProgress })}
  />
)
