import type { ResultsView } from '@hautelisse/machines/withdrawal'
import type { StepProps } from '../step-props.ts'

/** What every part of the results is made of. */
export type ResultsProps = StepProps & { readonly results: ResultsView }
