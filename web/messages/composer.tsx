import { Paperclip, Pencil, SendHorizontal, X } from 'lucide-react'
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react'
import { editMessage, longestMessage, type Message } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import type { Word } from '#copy/word.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useChange } from '#web/app/query.ts'
import { onSessionChange } from '#web/app/session.ts'
import { acceptedEndings, faultOf } from '#web/lib/check-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { controlClass } from '#web/ui/control-class.ts'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { AttachedFile } from './attached-file.tsx'
import { putMessage } from './cache.ts'
import { refreshConversation } from './messages-server.ts'
import type { StoredMessage } from './outbox.ts'
import type { Named } from './saved-replies-dialog.tsx'
import { useSendTyping } from './use-is-typing.ts'

type File = NonNullable<StoredMessage['file']>

type ComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>
  conversation: string
  /** The message that is being edited. */
  editing: Message | null
  /** To whom a dietitian writes and so may insert saved replies; otherwise null. */
  patient: Named | null
  onSend: (content: string | null, file: File | null) => void
  onEdited: () => void
}

/** The box for writing: Enter sends, Shift+Enter begins a new line. */
export function Composer({ input, conversation, editing, patient, onSend, onEdited }: ComposerProps) {
  const t = useWords()
  const id = useId()
  const [text, setText] = useState(() => editing?.content ?? drafts.get(conversation) ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<Word | null>(null)
  const tellTyping = useSendTyping(conversation)
  const changing = useChange(editMessage, {
    onDone: ({ message }) => {
      putMessage(message)
      refreshConversation(conversation).catch(() => {})
      showToast({ tone: 'success', title: t(words.edit.done) })
      onEdited()
    },
    onRefused: (refused) => showFault(t, words.edit.failed, refused),
  })
  const content = text.trim()
  const left = longestMessage - content.length
  const isReady = left >= 0 && (content !== '' || file !== null) && !changing.isPending

  useEffect(() => {
    if (!editing) return
    const box = input.current
    box?.focus()
    box?.setSelectionRange(box.value.length, box.value.length)
  }, [editing, input])

  const write = (next: string) => {
    setText(next)
    if (editing) return
    drafts.set(conversation, next)
    if (next.trim()) tellTyping()
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    // The saved replies have forms of their own, whose events arrive here as well.
    if (!isReady || event?.target !== event?.currentTarget) return
    if (editing) {
      if (content === editing.content) onEdited()
      else changing.mutate({ id: editing.id, content })
      return
    }
    onSend(content || null, file)
    write('')
    setFile(null)
    setFault(null)
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && editing) onEdited()
    // Input methods that suggest words use Enter to choose one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const attach = (files: readonly globalThis.File[]) => {
    const [first] = files
    if (!first) return
    const found = faultOf(first)
    setFault(found ?? (files.length > 1 ? words.file.one : null))
    if (!found) setFile({ blob: first, name: first.name })
    input.current?.focus()
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || editing) return
    event.preventDefault()
    attach(files)
  }
  const drop = useFileDrop(attach, !editing)

  return (
    <form
      onSubmit={send}
      {...drop.area}
      className={joinClasses(
        'relative border-t border-line px-3 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-4',
        drop.isOver && 'bg-tint',
      )}
    >
      {drop.isOver && (
        <p className="absolute inset-0 z-10 grid place-items-center border-2 border-dashed border-action bg-tint text-sm font-medium text-on-tint">
          {t(words.file.drop)}
        </p>
      )}
      {editing && (
        <div className="mb-2 flex items-center gap-2 border-s-2 border-action ps-3 text-sm">
          <Icon of={Pencil} small className="text-link" />
          <p className="min-w-0 flex-1">
            <span className="block font-medium">{t(words.edit.title)}</span>
            <bdi className="block truncate text-xs text-ink-soft">{editing.content}</bdi>
          </p>
          <IconButton icon={X} label={t(words.edit.cancel)} onClick={onEdited} />
        </div>
      )}
      {file && (
        <div className="mb-2 flex items-center gap-2 rounded-control bg-sunken/60 p-2">
          <div className="min-w-0 flex-1">
            <AttachedFile blob={file.blob} name={file.name} />
          </div>
          <IconButton
            icon={X}
            label={t(words.file.remove(file.name))}
            onClick={() => {
              setFile(null)
              input.current?.focus()
            }}
          />
        </div>
      )}
      <p
        role={fault ? 'alert' : undefined}
        aria-live="assertive"
        className="text-sm text-danger-ink not-empty:mb-2"
      >
        {fault && t(fault)}
      </p>
      <div className="flex items-end gap-2">
        {!editing && (
          <FileButton
            accept={acceptedEndings}
            label={t(words.file.attach)}
            variant="quiet"
            size="square"
            className="shrink-0 overflow-clip"
            onFiles={attach}
          >
            <Icon of={Paperclip} />
          </FileButton>
        )}
        {patient && <SavedRepliesButton input={input} patient={patient} written={content} onWrite={write} />}
        <textarea
          ref={input}
          rows={1}
          dir={text ? 'auto' : undefined}
          enterKeyHint={editing ? 'done' : 'send'}
          aria-label={t(words.label)}
          aria-describedby={`${id}hint ${id}left`}
          aria-invalid={left < 0 || undefined}
          placeholder={t(words.placeholder)}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={press}
          onPaste={paste}
          className={joinClasses(
            controlClass,
            'field-sizing-content max-h-40 min-w-0 flex-1 resize-none contain-inline-size py-2 text-sm aligned-with-page [unicode-bidi:plaintext]',
          )}
        />
        <Button
          type="submit"
          aria-label={t(editing ? words.edit.save : words.send)}
          aria-disabled={!isReady || undefined}
          busy={changing.isPending}
          busyText=""
          size="square"
          className={joinClasses('shrink-0', !isReady && 'opacity-50')}
        >
          <Icon of={SendHorizontal} mirrored />
        </Button>
      </div>
      <p id={`${id}hint`} className="sr-only">
        {t(words.hint)}
      </p>
      <p
        id={`${id}left`}
        className={joinClasses(
          'text-end text-xs not-empty:mt-1',
          left < 0 ? 'text-danger-ink' : 'text-ink-faint',
        )}
      >
        {left < nearLimit && (left >= 0 ? t(words.left(left)) : t(words.tooLong(-left)))}
      </p>
    </form>
  )
}

const SavedRepliesButton = lazyPart(
  () => import('./saved-replies-button.tsx'),
  'SavedRepliesButton',
  <span className="size-11 shrink-0" />,
)

/** In characters. */
const nearLimit = 400

/** Drafts by conversation, in memory only, because they may be about health. */
const drafts = new Map<string, string>()

let writer: string | undefined
onSessionChange(({ session }) => {
  if (session?.user.id !== writer) drafts.clear()
  writer = session?.user.id
})
