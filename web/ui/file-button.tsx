import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

type FileButtonProps = {
  children: ReactNode
  /** Full label for screen readers. */
  label?: string
  /** As the attribute of an input: `image/*` or `.pdf,.jpg`. */
  accept: string
  multiple?: boolean
  /** Opens the camera directly if the device has one. */
  camera?: 'user' | 'environment'
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  /** Called before the file dialog opens; false prevents that. */
  mayOpen?: () => boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that opens the device's file dialog. The native input below it handles keyboard and screen readers. */
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
