import { MessageSquareText } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { savedReplies } from '#copy/messages/saved-replies.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { insertAtCaret } from './insert-at-caret.ts'
import { type Named, SavedRepliesDialog } from './saved-replies-dialog.tsx'

type SavedRepliesButtonProps = {
  /** The box that a reply is inserted into. */
  input: RefObject<HTMLTextAreaElement | null>
  patient: Named
  written: string
  onWrite: (text: string) => void
}

/** Opens a dietitian’s saved replies by a press, and by Ctrl+/ in the box. */
export function SavedRepliesButton({ input, patient, written, onWrite }: SavedRepliesButtonProps) {
  const t = useWords()
  const [isChoosing, setChoosing] = useState(false)
  useEffect(() => {
    const box = input.current
    const press = (event: KeyboardEvent) => {
      // By its place on the keyboard, since an Arabic one has another character there.
      if (event.code !== 'Slash' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setChoosing(true)
    }
    box?.addEventListener('keydown', press)
    return () => box?.removeEventListener('keydown', press)
  }, [input])
  const choose = () => {
    // Closing the dialog gives the focus back to what had it: the box, where the reply is inserted.
    input.current?.focus()
    setChoosing(true)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="square"
        aria-label={t(savedReplies.title)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+/"
        className="shrink-0"
        onClick={choose}
      >
        <Icon of={MessageSquareText} mirrored />
      </Button>
      {isChoosing && (
        <SavedRepliesDialog
          patient={patient}
          written={written}
          onUse={(reply) => input.current && insertAtCaret(input.current, reply, onWrite)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
