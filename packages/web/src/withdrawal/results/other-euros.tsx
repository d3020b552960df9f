import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import type { Euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { halfText } from './headline.css.ts'

type InOtherEurosProps = { readonly value: Euros; readonly isOfStart: boolean; readonly start: PlainDate }

/** An amount of the headline in the euros that are not shown. */
export const InOtherEuros = ({ value, isOfStart, start }: InOtherEurosProps): ReactElement => {
  const year = yearOf(start)
  return (
    <p className={halfText}>
      {isOfStart ? (
        <Trans id="withdrawal.results.of-start">
          En euros de {year} : <Amount value={value} />
        </Trans>
      ) : (
        <Trans id="withdrawal.results.of-today">
          En euros d’aujourd’hui : <Amount value={value} />
        </Trans>
      )}
    </p>
  )
}
