import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

type FileButtonProps = {
  children: ReactNode
  /** What it says to those who do not see where it stands. */
  label?: string
  /** As an input takes it: `image/*` or `.pdf,.jpg`. */
  accept: string
  multiple?: boolean
  /** Straight from the camera, where there is one. */
  camera?: 'user' | 'environment'
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  /** Before the device is asked; a no keeps it from being asked. */
  mayOpen?: () => boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that asks the device for files. The input under it keeps the keyboard and the screen reader at home. */
export function FileButton(props: FileButtonProps) {
  const { children, label, accept, multiple = false, camera, variant = 'secondary', size } = props
  return (
    <label
      className={buttonClass(
        variant,
        size,
        `relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${props.className ?? ''}`,
      )}
    >
      <input
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        {...(camera && { capture: camera })}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onClick={(event) => {
          if (props.mayOpen?.() === false) event.preventDefault()
        }}
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])])
          // So that the same file can be chosen again.
          event.target.value = ''
        }}
      />
      {children}
    </label>
  )
}
