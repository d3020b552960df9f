import type { MonthlyParts } from '@hautelisse/domain/pension'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { FigureButton, type openingOf } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Figure, text } from '../ui/page/index.ts'
import * as styles from './result.css.ts'

type Opening = ReturnType<ReturnType<typeof openingOf>['useOpening']>

type HeadlineProps = {
  readonly parts: MonthlyParts
  /** Age and day of the start. */
  readonly title?: ReactNode
  /** Says of a month that is not known whether it is the least or the most; empty where it is known. */
  readonly bound?: string
  readonly note: ReactNode
  /** The month in words, in place of its figure, where it is not the whole pension. */
  readonly least?: ReactElement | undefined
  /** Opens the calculation of the month. */
  readonly opening?: Opening | undefined
}

/** The pension of a month and its two parts. */
export const PensionHeadline = ({
  parts: { month, base, complementary },
  title,
  bound = '',
  least,
  note,
  opening,
}: HeadlineProps): ReactElement => (
  <div className={styles.head}>
    <div>
      {title !== undefined && <p>{title}</p>}
      {least ?? (
        <>
          {bound !== '' && <p className={text({ strong: true })}>{bound}</p>}
          {opening === undefined ? <Amount value={month} size="l" /> : <FigureButton opening={opening} value={month} size="l" />}
        </>
      )}
      <p className={text({ as: 'small' })}>{note}</p>
    </div>
    <div className={styles.parts}>
      <Figure
        label={
          <>
            <span className={styles.baseKey} aria-hidden="true" />
            <Trans id="pension-result.head.base">Base</Trans>
          </>
        }
        value={
          <b>
            <Amount value={base} />
          </b>
        }
      />
      <Figure
        label={
          <>
            <span className={styles.complementaryKey} aria-hidden="true" />
            <Trans id="pension-result.head.complementary">Complémentaire</Trans>
          </>
        }
        value={
          <b>
            <Amount value={complementary} />
          </b>
        }
      />
    </div>
  </div>
)
