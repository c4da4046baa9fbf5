import { type Message, takeBackMessage } from '#contract/messages.ts'
import { conversationWords } from '#copy/messages/conversation.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { putMessage } from './cache.ts'
import { refreshConversation } from './messages-server.ts'

const words = conversationWords.takeBack

/** Asks for confirmation, and states what remains. */
export function TakeBackMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useWords()
  const change = useChange(takeBackMessage, {
    onDone: ({ message }) => {
      putMessage(message)
      refreshConversation(message.conversationId).catch(() => {})
      showToast({ tone: 'success', title: t(words.done) })
      onClose()
    },
  })
  return (
    <AskDialog
      isOpen
      danger
      words={words}
      change={change}
      onConfirm={() => change.mutate({ id: message.id })}
      onClose={onClose}
    >
      {t(words.text)}
    </AskDialog>
  )
}
