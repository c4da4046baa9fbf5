import { type Message, sendFile as sendFileRoute, sendMessage } from '#contract/messages.ts'
import { call } from '#web/app/call.ts'
import { typeOf } from '#web/lib/check-file.ts'
import { sendFile } from '#web/lib/send-file.ts'
import type { StoredMessage } from './outbox.ts'

type SendOptions = {
  signal: AbortSignal
  onProgress: (percent: number) => void
  onFileSent: (fileId: string) => Promise<void>
}

/** Sends the file first, and does not send it again if the message has to be retried. */
export async function send(message: StoredMessage, options: SendOptions): Promise<Message> {
  const { clientId, conversation: id, content, file } = message
  let { fileId } = message
  if (file && !fileId) {
    const typed = new Blob([file.blob], { type: typeOf(file.name) ?? file.blob.type })
    const sent = await sendFile(sendFileRoute, { id, name: file.name }, typed, options)
    fileId = sent.file.id
    await options.onFileSent(fileId)
  }
  const { message: sent } = await call(
    sendMessage,
    { id, clientId, ...(content !== null && { content }), ...(fileId && { fileId }) },
    { signal: options.signal },
  )
  return sent
}
