import { selectTaxErrors, type AmountField, type TaxSavingEvent } from '@hautelisse/machines/tax-saving'
import type { Step } from '@hautelisse/domain/tax-saving'
import { fields } from '../stepper/index.ts'
import { useErrorWords } from './error-words.ts'
import type { StepProps } from './step-props.ts'

/**
 * Fields of a step.
 *
 * @param props the machine
 * @param step where they stand; the carousel shows several steps at once
 */
export const useFields = ({ snapshot, send }: StepProps, step: Step) =>
  fields<TaxSavingEvent, AmountField>({ errors: selectTaxErrors(snapshot, step), words: useErrorWords() }, send)
