import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Tag } from '../../ui/tag/index.ts'
import * as styles from './result.css.ts'

/** Says of figures that the page computed them, and that the answer is still to come. */
export const PreviewTag = (): ReactElement => (
  <Tag>
    <Trans id="tax.result.preview">Aperçu</Trans>
  </Tag>
)

type PartProps = {
  readonly className: string
  readonly name: ReactNode
  readonly isPreview: boolean
  readonly figure: ReactElement
  readonly text: ReactNode
  /** What can be done with the figure. */
  readonly why: ReactNode
}

/** A figure below the drawing, with what it is. */
export const CardPart = ({ className, name, isPreview, figure, text, why }: PartProps): ReactElement => (
  <div className={`${styles.part} ${className}`}>
    <dt className={styles.partName}>
      {name}
      {isPreview && (
        <>
          {' '}
          <PreviewTag />
        </>
      )}
    </dt>
    <dd>
      <span className={styles.partFigure}>{figure}</span>
      <p className={styles.partText}>{text}</p>
      {why}
    </dd>
  </div>
)
