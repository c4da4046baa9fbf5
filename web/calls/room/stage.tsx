import { MicOff, MonitorUp, PictureInPicture2, RotateCw, VideoOff } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { room } from '#copy/calls/room.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { CallState } from './open-call.ts'
import { Picture } from './picture.tsx'

type StageProps = {
  state: CallState
  personId: string | null
  name: string
  photo: string | undefined
  speaker: string | undefined
}

/** The other side is large, a shared screen larger, and the reader in the corner. */
export function Stage({ state, personId, name, photo, speaker }: StageProps) {
  const t = useWords()
  const face = useRef<HTMLVideoElement>(null)
  const { phase, showing, own } = state
  const isThere = phase === 'together' || phase === 'reconnecting'
  const hasFace = isThere && showing.camera && state.face !== null
  const hasScreen = isThere && showing.screen && state.screen !== null
  return (
    <div className="relative min-h-0 min-w-0 flex-1 overflow-hidden">
      {hasScreen && (
        <div className="absolute inset-0 p-2">
          <Picture
            stream={state.screen}
            label={t(room.other.screen(name))}
            muted
            className="object-contain"
          />
        </div>
      )}
      <div className={joinClasses('absolute', hasScreen ? smallTile : 'inset-0')}>
        <Picture
          ref={face}
          stream={state.face}
          label={t(room.other.picture(name))}
          speaker={speaker}
          hidden={!hasFace}
          className={hasScreen ? 'object-cover' : 'object-cover lg:object-contain'}
        />
        {isThere && !hasFace && (
          <div className="absolute inset-0 grid place-items-center">
            <Avatar personId={personId} name={name} photo={photo} size={hasScreen ? 'md' : 'xl'} />
          </div>
        )}
      </div>
      {!isThere && <Between state={state} personId={personId} name={name} photo={photo} />}
      {phase === 'reconnecting' && (
        <p className="absolute inset-x-0 top-4 mx-auto flex w-fit items-center gap-2 rounded-pill bg-deep px-4 py-2 text-sm text-on-deep shadow-overlay">
          <Icon of={RotateCw} small className="animate-spin" />
          {t(room.state.reconnecting)}
        </p>
      )}
      {own.isSharing && phase !== 'reconnecting' && (
        <p className="absolute inset-x-0 top-4 mx-auto flex w-fit items-center gap-2 rounded-pill bg-deep px-4 py-2 text-sm">
          <Icon of={MonitorUp} small />
          {t(room.own.sharing)}
        </p>
      )}
      {isThere && (
        <div className="absolute start-3 bottom-3 flex max-w-[60%] items-center gap-2">
          <NamePlate>
            {!showing.microphone && <Icon of={MicOff} small />}
            <bdi className="truncate">{name}</bdi>
          </NamePlate>
          {hasFace && document.pictureInPictureEnabled && (
            <button
              type="button"
              aria-label={t(room.controls.picture)}
              title={t(room.controls.picture)}
              onClick={() => void togglePicture(face.current)}
              className="grid size-9 place-items-center rounded-pill bg-deep text-on-deep hover:bg-deep-hover pointer-coarse:size-11"
            >
              <Icon of={PictureInPicture2} small />
            </button>
          )}
        </div>
      )}
      <OwnTile own={own} />
    </div>
  )
}

const smallTile =
  'start-3 top-3 z-10 aspect-video w-32 overflow-hidden rounded-control border border-deep-line bg-deep-hover sm:w-52'

function OwnTile({ own }: { own: CallState['own'] }) {
  const t = useWords()
  const { camera } = own.tracks
  const stream = useMemo(() => camera && new MediaStream([camera]), [camera])
  return (
    <div className="absolute end-3 bottom-3 aspect-[3/4] w-24 overflow-hidden rounded-control border border-deep-line bg-deep-hover sm:aspect-video sm:w-52">
      {stream ? (
        <Picture stream={stream} label={t(room.own.picture)} muted mirrored className="object-cover" />
      ) : (
        <div className="grid size-full place-items-center text-on-deep-soft">
          <Icon of={VideoOff} />
          <span className="sr-only">{t(room.own.cameraOff)}</span>
        </div>
      )}
      <div className="absolute start-1.5 bottom-1.5">
        <NamePlate small>
          {own.isMuted && <Icon of={MicOff} small />}
          {t(room.you)}
        </NamePlate>
      </div>
    </div>
  )
}

/** Shown while the other side has no video. */
function Between({ state: { phase, isSlow }, personId, name, photo }: Omit<StageProps, 'speaker'>) {
  const t = useWords()
  const said = {
    entering: room.state.entering,
    waiting: room.state.waiting(name),
    connecting: room.state.connecting(name),
  }
  if (!(phase in said)) return null
  const isWaiting = phase === 'waiting'
  return (
    <div className="absolute inset-0 grid place-items-center p-6 pb-32 text-center">
      <div className="flex max-w-md flex-col items-center gap-4">
        <Avatar
          personId={personId}
          name={name}
          photo={photo}
          size="xl"
          className={isWaiting ? 'animate-breathe' : ''}
        />
        <p className="flex items-center gap-2.5 text-lg font-semibold">
          {!isWaiting && <Spinner />}
          {t(said[phase as keyof typeof said])}
        </p>
        {(isWaiting || isSlow) && (
          <p className="text-sm text-balance text-on-deep-soft">
            {t(isWaiting ? room.state.waitingHint : room.state.blocked)}
          </p>
        )}
      </div>
    </div>
  )
}

function NamePlate({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'flex min-w-0 items-center gap-1.5 rounded-pill bg-deep text-on-deep',
        small ? 'px-2 py-0.5 text-xs' : 'px-3 py-1.5 text-sm',
      )}
    >
      {children}
    </span>
  )
}

async function togglePicture(video: HTMLVideoElement | null) {
  // The browser may refuse without a press; the video then stays in the page.
  await (document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video?.requestPictureInPicture()
  )?.catch(() => {})
}
