import type { ReactElement } from 'react'
import type { CalculationOfCase } from '../shell/index.ts'
import { PensionCalculation } from './calculation.tsx'

/** Where the pension of a simulation comes from, down to each year of the statement. */
export const CaseCalculation = ({ derivation }: CalculationOfCase): ReactElement => <PensionCalculation figure={derivation} />
