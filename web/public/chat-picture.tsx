import { landing } from '#copy/public/landing.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

const { booking, chat } = landing.picture

export function ChatPicture({ className }: { className?: string }) {
  const t = useWords()
  return (
    <div className={joinClasses('grid gap-3 text-sm leading-head', className)}>
      <p className="ms-8 justify-self-end rounded-card rounded-ee-check bg-action px-4 py-3 text-on-action">
        {t(chat.patient.text)}
      </p>
      <div className="flex items-end gap-2.5">
        <Avatar name={t(booking.dietitian)} size="sm" />
        <p className="min-w-0 rounded-card rounded-es-check border border-line bg-surface px-4 py-3">
          {t(chat.dietitian.text)}
        </p>
      </div>
    </div>
  )
}
