import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type WizardFooterProps = {
  step: number
  isLast: boolean
  back: string
  /** `Next`, and at the last step what is submitted. */
  forward: string
  onBack: () => void
  busy?: boolean
  busyText?: string
}

/** Back, from the second step on, and Next, which submits the form of the step. */
export const WizardFooter = ({ step, isLast, back, forward, onBack, busy, busyText }: WizardFooterProps) => (
  <div className="mt-8 flex flex-wrap-reverse justify-between gap-3">
    {step > 1 && (
      <Button variant="secondary" onClick={onBack}>
        <Icon of={ArrowLeft} small mirrored />
        {back}
      </Button>
    )}
    <Button
      // Each step has its own button, so that a press of one is not taken for a press of the next.
      key={step}
      type="submit"
      className="ms-auto min-w-36"
      {...(busy !== undefined && { busy })}
      {...(busyText !== undefined && { busyText })}
      {...(isLast && { onClick: ignoreSecondClick })}
    >
      {forward}
      {!isLast && <Icon of={ArrowRight} small mirrored />}
    </Button>
  </div>
)

/** The second click of a double-click on Next would hit the button that submits. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
