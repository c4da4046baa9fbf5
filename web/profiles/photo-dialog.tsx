import { Camera, ImageUp } from 'lucide-react'
import { useState } from 'react'
import { removePhoto, savePhoto } from '#contract/profiles.ts'
import { photo as words } from '#copy/profiles/photo.ts'
import type { Word } from '#copy/word.ts'
import { useChange } from '#web/app/query.ts'
import { refreshSession } from '#web/app/session.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Progress } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { cachePractice } from './cache.ts'
import { firstSquare, leastSide, type Square } from './crop.ts'
import { Cropper } from './cropper.tsx'
import { cutSquare, openPicture } from './picture.ts'
import { useUpload } from './upload.ts'

type PhotoDialogProps = { photoId: string | null; onClose: () => void }

type Chosen = { readonly picture: HTMLCanvasElement; readonly square: Square }

/** Chooses, crops and sends a photo, or removes it. */
export function PhotoDialog({ photoId, onClose }: PhotoDialogProps) {
  const t = useWords()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [fault, setFault] = useState<Word | null>(null)

  const finish = (id: string | null, said: Word) => {
    cachePractice((known) => ({ ...known, photoId: id }))
    // Every page shows the photo beside the name.
    refreshSession()
    showToast({ tone: 'success', title: t(said) })
    onClose()
  }
  const upload = useUpload(savePhoto, {
    onDone: ({ photoId }) => finish(photoId, words.saved),
    onRefused: (refused) =>
      setFault(refused.code === 'file_refused' ? words.unreadable : wordsOfRefusal(refused)),
  })
  const removal = useChange(removePhoto, {
    onDone: () => finish(null, words.removed),
    onRefused: (refused) => setFault(wordsOfRefusal(refused)),
  })

  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    const picture = await openPicture(file)
    const isLarge = picture && Math.min(picture.width, picture.height) >= leastSide
    setFault(picture ? (isLarge ? null : words.tooSmall) : words.unreadable)
    if (isLarge) setChosen({ picture, square: firstSquare(picture) })
  }
  const save = async ({ picture, square }: Chosen) => {
    setFault(null)
    await upload.send({}, await cutSquare(picture, square))
  }
  const remove = () => {
    setFault(null)
    removal.mutate({})
  }

  return (
    <Dialog
      isOpen
      size="md"
      title={t(words.title)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        chosen ? (
          <>
            <Button busy={upload.isSending} busyText={t(words.saving)} onClick={() => save(chosen)}>
              {t(words.save)}
            </Button>
            {upload.isSending ? (
              <Button variant="secondary" onClick={upload.cancel}>
                {t(words.cancel)}
              </Button>
            ) : (
              <FileButton accept="image/*" onFiles={choose}>
                {t(words.other)}
              </FileButton>
            )}
          </>
        ) : (
          photoId && (
            <Button
              variant="secondary"
              busy={removal.isPending}
              busyText={t(words.removing)}
              onClick={remove}
            >
              {t(words.remove)}
            </Button>
          )
        )
      }
    >
      {chosen ? (
        <Cropper {...chosen} onChange={(square) => setChosen({ ...chosen, square })} />
      ) : (
        <PhotoChoice onFiles={choose} />
      )}
      {upload.percent !== null && (
        <Progress label={t(words.sending)} percent={upload.percent} className="mt-5" />
      )}
      <FaultLine>{fault && t(fault)}</FaultLine>
    </Dialog>
  )
}

/** A picture from the device, by drag and drop, or from a phone's camera. */
function PhotoChoice({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useWords()
  const { isOver, area } = useFileDrop(onFiles)
  return (
    <>
      <p>{t(words.text)}</p>
      <div
        {...area}
        className={joinClasses(
          'mt-4 flex flex-col items-center gap-3 rounded-card border border-dashed px-6 py-10 text-center transition-colors',
          isOver ? 'border-action bg-tint' : 'border-line-control bg-sunken',
        )}
      >
        <Icon of={ImageUp} className="text-link" />
        <p className="pointer-coarse:hidden">{t(isOver ? words.dropNow : words.drop)}</p>
        <FileButton accept="image/*" variant="primary" onFiles={onFiles}>
          {t(words.choose)}
        </FileButton>
        <FileButton
          accept="image/*"
          camera="user"
          onFiles={onFiles}
          className="hidden pointer-coarse:inline-flex"
        >
          <Icon of={Camera} small />
          {t(words.take)}
        </FileButton>
      </div>
    </>
  )
}
