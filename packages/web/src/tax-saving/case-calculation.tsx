import { yearOf } from '@hautelisse/domain/calendar'
import { incomeYearOn } from '@hautelisse/domain/tax-saving'
import type { ReactElement } from 'react'
import type { CalculationOfCase } from '../shell/index.ts'
import { RowPanel } from './result/row-panel.tsx'

/** Where a figure of a simulation comes from, with the law of its day. */
export const CaseCalculation = ({ derivation, one: { asOf } }: CalculationOfCase): ReactElement => (
  <RowPanel figure={derivation} year={yearOf(asOf)} incomeYear={incomeYearOn(asOf)} />
)
