import { Camera, ImageUp } from 'lucide-react'
import { photo } from '#copy/profiles/photo.ts'
import { useWords } from '#web/lib/words.ts'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useFileDrop } from '#web/ui/use-file-drop.ts'

/** A picture from the device, by drag and drop, or from a phone's camera. */
export function PhotoChoice({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useWords()
  const { isOver, area } = useFileDrop(onFiles)
  return (
    <>
      <p>{t(photo.text)}</p>
      <div
        {...area}
        className={joinClasses(
          'mt-4 flex flex-col items-center gap-3 rounded-card border border-dashed px-6 py-10 text-center transition-colors',
          isOver ? 'border-action bg-tint' : 'border-line-control bg-sunken',
        )}
      >
        <Icon of={ImageUp} className="text-link" />
        <p className="pointer-coarse:hidden">{t(isOver ? photo.dropNow : photo.drop)}</p>
        <FileButton accept="image/*" variant="primary" onFiles={onFiles}>
          {t(photo.choose)}
        </FileButton>
        <FileButton
          accept="image/*"
          camera="user"
          onFiles={onFiles}
          className="hidden pointer-coarse:inline-flex"
        >
          <Icon of={Camera} small />
          {t(photo.take)}
        </FileButton>
      </div>
    </>
  )
}
