import { extensionsOf, type FileLimits } from '@hautelisse/domain/files'
import { useRef, type ReactNode, type Ref } from 'react'
import { choose } from './file.css.ts'

type ChooseProps = {
  readonly id: string
  readonly labelledBy: string
  readonly describedBy: string
  readonly limits: FileLimits
  readonly onPick: (files: readonly File[]) => void
  readonly ref: Ref<HTMLButtonElement>
  /** Its look; words within a sentence by default. */
  readonly className?: string
  /** It takes the focus of a form that is refused for it. */
  readonly isWrong?: boolean
  readonly children?: ReactNode
}

/** The button that opens the system's own choice of files. The browser's input for files stays behind it: its words cannot be chosen. */
export const ChooseButton = ({
  id,
  labelledBy,
  describedBy,
  limits,
  onPick,
  ref,
  className = choose,
  isWrong = false,
  children,
}: ChooseProps) => {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        ref={ref}
        id={id}
        type="button"
        className={className}
        data-invalid={isWrong || undefined}
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
        onClick={() => chooser.current?.click()}
      >
        {children}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        aria-labelledby={labelledBy}
        multiple={limits.files > 1}
        accept={extensionsOf(limits.types).join(',')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen again, after it was changed.
          currentTarget.value = ''
          onPick(files)
        }}
      />
    </>
  )
}
