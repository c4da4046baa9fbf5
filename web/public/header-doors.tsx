import { frame } from '#copy/public/frame.ts'
import { Link } from '#web/lib/link.tsx'
import { useIsHinted } from '#web/lib/signed-in-hint.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

/** The ways in. Whoever is signed in finds the way to the portal in their place, so that nothing beside it moves. */
export function HeaderDoors({ linkClass }: { linkClass: string }) {
  const t = useWords()
  const isKnown = useIsHinted()
  const { header } = frame
  return (
    <div className="grid justify-items-end *:[grid-area:1/1]">
      <div
        className={joinClasses(
          'flex items-center gap-2',
          isKnown ? 'invisible' : 'in-[[data-signed-in]]:invisible',
        )}
      >
        <Link to="/login" className={joinClasses(linkClass, 'max-sm:hidden')}>
          {t(header.login)}
        </Link>
        <Link to="/register" className={buttonClass('primary', 'md', 'whitespace-nowrap')}>
          {t(header.register)}
        </Link>
      </div>
      {isKnown && (
        <Link to="/dashboard" className={buttonClass('primary', 'md', 'whitespace-nowrap')}>
          {t(header.dashboard)}
        </Link>
      )}
    </div>
  )
}
