import { profile } from '#copy/directory/profile.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'

type MessagesClosedProps = { id: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Why one cannot write yet, and what opens the conversation. */
export function MessagesClosed({ id, isOpen, onOpenChange }: MessagesClosedProps) {
  const t = useWords()
  const { closed, actions } = profile
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t(closed.title)}
      actions={
        <>
          <Link to={bookPath(id)} onClick={() => onOpenChange(false)} className={buttonClass('primary')}>
            {t(actions.book)}
          </Link>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t(closed.close)}
          </Button>
        </>
      }
    >
      {t(closed.text)}
    </Dialog>
  )
}
