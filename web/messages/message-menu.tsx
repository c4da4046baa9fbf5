import { Flag, Pencil, Undo2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { type Message, takeBackMessage } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AriaLocale } from '#web/ui/aria-locale.tsx'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { showToast } from '#web/ui/toast.ts'
import { putMessage } from './cache.ts'
import { refreshConversation } from './messages-server.ts'
import { ReportMessage } from './report-message.tsx'

type MessageMenuProps = {
  anchor: RefObject<HTMLElement | null>
  message: Message
  mayChange: boolean
  onEdit: () => void
  onClose: () => void
}

/** The actions of a message. */
export function MessageMenu({ anchor, message, mayChange, onEdit, onClose }: MessageMenuProps) {
  const t = useWords()
  const [asking, setAsking] = useState<'take back' | 'report' | null>(null)
  if (asking === 'take back') return <TakeBackMessage message={message} onClose={onClose} />
  if (asking === 'report') return <ReportMessage message={message} onClose={onClose} />
  return (
    <AriaLocale>
      <Popover
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement="bottom end"
        offset={2}
        className="min-w-44 animate-rise rounded-card border border-line bg-overlay p-1.5 shadow-overlay"
      >
        <Menu aria-label={t(words.menu)} autoFocus="first" className="outline-none">
          {mayChange && message.content !== null && (
            <Choice
              icon={Pencil}
              onChoose={() => {
                onClose()
                // After the menu has returned the focus to its button.
                setTimeout(onEdit)
              }}
            >
              {t(words.edit.button)}
            </Choice>
          )}
          {mayChange && (
            <Choice icon={Undo2} danger onChoose={() => setAsking('take back')}>
              {t(words.takeBack.button)}
            </Choice>
          )}
          {!message.isOwn && (
            <Choice icon={Flag} danger onChoose={() => setAsking('report')}>
              {t(words.report.button)}
            </Choice>
          )}
        </Menu>
      </Popover>
    </AriaLocale>
  )
}

type ChoiceProps = { icon: IconShape; danger?: boolean; onChoose: () => void; children: string }

const Choice = ({ icon, danger = false, onChoose, children }: ChoiceProps) => (
  <MenuItem
    textValue={children}
    onAction={onChoose}
    className={joinClasses(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm outline-none data-focused:bg-sunken',
      danger ? 'text-danger-ink' : 'text-ink',
    )}
  >
    <Icon of={icon} />
    {children}
  </MenuItem>
)

const { takeBack } = words

/** Asks for confirmation, and states what remains. */
function TakeBackMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useWords()
  const change = useChange(takeBackMessage, {
    onDone: ({ message }) => {
      putMessage(message)
      refreshConversation(message.conversationId).catch(() => {})
      showToast({ tone: 'success', title: t(takeBack.done) })
      onClose()
    },
  })
  return (
    <AskDialog
      isOpen
      danger
      words={takeBack}
      change={change}
      onConfirm={() => change.mutate({ id: message.id })}
      onClose={onClose}
    >
      {t(takeBack.text)}
    </AskDialog>
  )
}
