import type { FieldError } from '@hautelisse/domain/validation'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ErrorSummary, type SummaryWords } from '../stepper/index.ts'
import { useErrorWords } from './error-words.ts'

/**
 * Sums up what is refused on a step.
 *
 * @param labelOf name of a field
 */
export const useSummary = (labelOf: SummaryWords['labelOf']): ((errors: readonly FieldError[]) => ReactElement) => {
  const refusal = useErrorWords()
  const words: SummaryWords = {
    labelOf,
    title: (count) => (
      <Plural id="withdrawal.errors.title" value={count} one="# champ est à corriger" other="# champs sont à corriger" />
    ),
    line: (field, error) => (
      <Trans id="withdrawal.errors.line">
        {field} : {refusal(error)}
      </Trans>
    ),
  }
  return (errors) => <ErrorSummary errors={errors} words={words} />
}
