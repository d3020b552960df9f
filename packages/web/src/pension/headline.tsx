import type { Euros } from '@hautelisse/domain/money'
import type { MonthlyParts } from '@hautelisse/domain/pension'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { FigureButton, type openingOf } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
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

/** The pension of a month, which stays in view with its age, and its two parts. */
export const PensionHeadline = ({
  parts: { month, base, complementary },
  title,
  bound = '',
  least,
  note,
  opening,
}: HeadlineProps): ReactElement => (
  <>
    <div className={styles.head}>
      {title !== undefined && <p>{title}</p>}
      {least ?? (
        <>
          {bound !== '' && <p className={text({ strong: true })}>{bound}</p>}
          {opening === undefined ? <Amount value={month} size="l" /> : <FigureButton opening={opening} value={month} size="l" />}
        </>
      )}
    </div>
    <div className={styles.parts}>
      <p className={text({ as: 'small' })}>{note}</p>
      <Part name={<Trans id="pension-result.head.base">Base</Trans>} look={styles.baseKey} value={base} />
      <Part
        name={<Trans id="pension-result.head.complementary">Complémentaire</Trans>}
        look={styles.complementaryKey}
        value={complementary}
      />
    </div>
  </>
)

const Part = ({
  name,
  look,
  value,
}: {
  readonly name: ReactNode
  readonly look: string
  readonly value: Euros
}): ReactElement => (
  <p className={styles.part}>
    <span>
      <span className={look} aria-hidden="true" />
      {name}
    </span>{' '}
    <b>
      <Amount value={value} />
    </b>
  </p>
)
