import type { AnnuityType } from '@hautelisse/domain/annuity'
import { loadMortalityTables, type MortalityTables } from '@hautelisse/domain/mortality'
import { selectOptionAmount } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
import type { StepProps } from './step-props.ts'

export type OptionAmountProps = Pick<StepProps, 'snapshot'> & { readonly option: AnnuityType }

/** What an option would pay, computed in the page before it is chosen (WITH-11). */
const amountBy =
  (tables: MortalityTables) =>
  ({ snapshot, option }: OptionAmountProps): ReactElement | null => {
    const amount = selectOptionAmount(snapshot, option, tables)
    if (amount === undefined) return null
    const { figure, month } = amount
    const years = 'years' in figure ? figure.years : undefined
    return (
      <>
        <Amount value={month} />
        <span className={text({ as: 'caption', block: true })}>
          {years === undefined ? (
            <Trans id="withdrawal.calculation.month-gross">par mois, brut</Trans>
          ) : (
            <Trans id="withdrawal.option.month-years">par mois, brut, {years}&nbsp;ans</Trans>
          )}
        </span>
      </>
    )
  }

/** Its tables come with it: the options can be read and chosen before. */
export const loadOptionAmount = async () => amountBy(await loadMortalityTables())
