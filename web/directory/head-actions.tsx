import { CalendarSearch, Heart, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { DietitianPage } from '#contract/directory.ts'
import { profile } from '#copy/directory/profile.ts'
import { directory } from '#copy/directory/search.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useSaving } from './use-saving.ts'

type HeadActionsProps = { dietitian: DietitianPage; name: string; isBooking?: boolean }

/**
 * The actions for a dietitian. During a booking the two buttons that lead to it are left out. On phones `BookAtFoot` has
 * the first.
 */
export function HeadActions({ dietitian, name, isBooking = false }: HeadActionsProps) {
  const t = useWords()
  const [isTold, setTold] = useState(false)
  const changeSaved = useSaving(dietitian, name)
  const { id, isSaved, may } = dietitian
  const { actions } = profile
  const message = (
    <>
      <Icon of={MessageCircle} />
      {t(actions.message)}
    </>
  )
  const shape = isBooking ? buttonClass('secondary', 'sm') : buttonClass('secondary', 'md', tile)
  return (
    <div className={isBooking ? smallRow : row}>
      {!isBooking && (
        <>
          <Link to={bookPath(id)} className={buttonClass('primary', 'md', 'max-sm:hidden')}>
            {t(actions.book)}
          </Link>
          <Link to={bookPath(id)} className={shape}>
            <Icon of={CalendarSearch} />
            {t(actions.check)}
          </Link>
        </>
      )}
      {may.message ? (
        <Link to={`/patient/messages?dietitian=${id}`} className={shape}>
          {message}
        </Link>
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={() => setTold(true)} className={shape}>
          {message}
        </button>
      )}
      <button type="button" aria-pressed={isSaved} onClick={changeSaved} className={shape}>
        <Icon of={Heart} {...(isSaved && { className: 'fill-current text-accent-ink' })} />
        {t(isSaved ? directory.favorites.saved : directory.favorites.save)}
      </button>
      <MessagesClosed id={id} isOpen={isTold} onOpenChange={setTold} />
    </div>
  )
}

const row = 'grid grow grid-cols-3 gap-2.5 sm:grid-cols-2 lg:flex lg:grow-0'
/** On phones the icon stands above its words. */
const tile = 'max-sm:flex-col max-sm:gap-1.5 max-sm:px-1 max-sm:text-xs'
const smallRow =
  'col-span-2 flex flex-wrap gap-2 self-start max-sm:mt-4 max-sm:[&_svg]:hidden sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:row-span-2'

/** Leads to the booking from wherever a phone has scrolled to; last in its page. */
export function BookAtFoot({ dietitian: { id } }: { dietitian: DietitianPage }) {
  const t = useWords()
  return (
    <div className="sticky bottom-[calc(var(--foot)+0.75rem)] z-10 mt-6 sm:hidden low:static print:hidden">
      <Link to={bookPath(id)} className={buttonClass('primary', 'lg', 'w-full shadow-overlay')}>
        {t(profile.actions.book)}
      </Link>
    </div>
  )
}

type MessagesClosedProps = { id: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Explains why the patient cannot write yet, and how to open the conversation. */
function MessagesClosed({ id, isOpen, onOpenChange }: MessagesClosedProps) {
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
