import { LifeBuoy } from 'lucide-react'
import { Icon } from './icon.tsx'

/** The Support Team answers as one, and has no face of a person. */
export const SupportFace = () => (
  <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-action text-on-action">
    <Icon of={LifeBuoy} />
  </span>
)
