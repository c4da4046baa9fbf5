import { Camera } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { photo } from '#copy/profiles/photo.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'

type PhotoButtonProps = { name: string; photoId: string | null }

const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog.tsx')).PhotoDialog }))

/** One's face, and the way to another one. What crops it comes when it is first pressed. */
export function PhotoButton({ name, photoId }: PhotoButtonProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group relative shrink-0 rounded-pill"
      >
        <Avatar name={name} size="xl" {...(photoId && { photo: `/api/photos/${photoId}/large` })} />
        <span className="absolute -end-1 bottom-0 grid size-9 place-items-center rounded-pill border border-line bg-surface text-link transition-colors group-hover:bg-tint">
          <Icon of={Camera} small />
          <span className="sr-only">{t(photoId ? photo.change : photo.add)}</span>
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <PhotoDialog photoId={photoId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
