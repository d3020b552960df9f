import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { drawings, Icon } from '../../ui/icon/index.ts'
import { Section } from '../../ui/page/index.ts'
import { useWide } from '../../ui/theme/index.ts'
import * as styles from './result.css.ts'

type PhoneFoldProps = {
  readonly level: 2 | 4
  readonly title: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A part that says more than the figures above it: on a phone its heading opens it, on a wide window and on paper it is there. */
export const PhoneFold = ({ level, title, className, children }: PhoneFoldProps): ReactElement => {
  const id = useId()
  const isWide = useWide()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section
      level={level}
      className={className}
      title={
        isWide ? (
          title
        ) : (
          <button
            type="button"
            className={styles.foldHead}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {title}
            <Icon of={isOpen ? drawings.CaretUp : drawings.CaretDown} />
          </button>
        )
      }
    >
      <div id={id} className={styles.foldBody} data-print={isWide || isOpen ? undefined : 'only'}>
        {children}
      </div>
    </Section>
  )
}
