import { UsersRound, Video } from 'lucide-react'
import type { Mode } from '#contract/practice-options.ts'
import type { IconShape } from '#web/ui/icon.tsx'

/** A camera where there is a call, else two people who meet. */
export const modeIcon = (modes: readonly Mode[]): IconShape => (modes.includes('video') ? Video : UsersRound)
