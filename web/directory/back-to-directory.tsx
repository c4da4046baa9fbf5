import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { profile as words } from '#copy/directory/profile.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isListBehind, lastList } from './list-place.ts'
import { profilePath } from './paths.ts'

/** To the list as it was left, or from the booking to the profile. */
export function BackToDirectory({ profile }: { profile: string | undefined }) {
  const t = useWords()
  const router = useRouter()
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (profile || !isPlain || !isListBehind(router)) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <p className="mb-4">
      <Link
        to={profile ? profilePath(profile) : lastList()}
        onClick={goBack}
        className={buttonClass('quiet', 'md', '-ms-3 ps-3')}
      >
        <Icon of={ArrowLeft} mirrored small />
        {t(profile ? words.toProfile : words.back)}
      </Link>
    </p>
  )
}
