import { selectErrors, type WithdrawalEvent } from '@hautelisse/machines/withdrawal'
import { fields } from '../stepper/index.ts'
import { useErrorWords } from './error-words.ts'
import type { StepProps } from './step-props.ts'

/** The amounts are those of a part, on one side. */
type AmountField = Extract<WithdrawalEvent, { readonly type: 'amountTyped' }>['field']

/** Fields of the step on the screen. */
export const useFields = ({ snapshot, send }: StepProps) =>
  fields<WithdrawalEvent, AmountField>({ errors: selectErrors(snapshot), words: useErrorWords() }, send)

export type Fields = ReturnType<typeof useFields>
