import { useEffect } from 'react'
import { room } from '#copy/calls/room.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** The same person has continued the call on another page. */
export function TakenOver({ onHere, onLeave }: { onHere: () => void; onLeave: () => void }) {
  const t = useWords()
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  useEffect(focusTitle, [focusTitle])
  return (
    <div className="grid flex-1 place-items-center p-6 text-center">
      <div className="flex max-w-md flex-col items-center gap-2">
        <h1 ref={title} tabIndex={-1} className="text-lg font-semibold text-balance">
          {t(room.takenOver.title)}
        </h1>
        <p className="text-sm text-on-deep-soft">{t(room.takenOver.text)}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Button onClick={onHere}>{t(room.takenOver.here)}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {t(room.controls.leave)}
          </Button>
        </div>
      </div>
    </div>
  )
}
