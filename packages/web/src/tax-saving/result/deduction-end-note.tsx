import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DeductionEnd } from '@hautelisse/domain/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Note } from '../../ui/note/index.ts'
import * as styles from './result.css.ts'

/** What a saver near the age of the law reads before any figure: from when on payments are no longer deducted. */
export const DeductionEndNote = ({ end: { age, from, since } }: { readonly end: DeductionEnd }): ReactElement => {
  const law = formatFrenchDate(since)
  const day = from && formatFrenchDate(from)
  return (
    <Note kind="warn" className={styles.before}>
      <p>
        {day === undefined ? (
          <Trans id="tax.result.deduction-end">
            À partir de vos {age} ans, vos versements ne sont plus déductibles de votre revenu (règle en vigueur depuis le {law}).
          </Trans>
        ) : (
          <Trans id="tax.result.deduction-end-day">
            À partir du {day}, jour de vos {age} ans, vos versements ne sont plus déductibles de votre revenu (règle en vigueur
            depuis le {law}).
          </Trans>
        )}
      </p>
    </Note>
  )
}
