import { UsersRound, Video } from 'lucide-react'
import type { Mode } from '#contract/practice-options.ts'
import type { IconShape } from '#web/ui/icon.tsx'

/** A camera if video calls are offered, else two people. */
export const modeIcon = (modes: readonly Mode[]): IconShape => (modes.includes('video') ? Video : UsersRound)
