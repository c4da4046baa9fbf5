import { sendDeskFile } from '#contract/support/desk.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { type Attached, AttachFile } from '../attach-file.tsx'

/** Attaches a file for the person who opened this ticket. */
export const AttachTeamFile = ({ ticket, ...attached }: Attached & { ticket: string }) => (
  <AttachFile
    {...attached}
    send={(name, body, onProgress) => sendFile(sendDeskFile, { id: ticket, name }, body, { onProgress })}
  />
)
