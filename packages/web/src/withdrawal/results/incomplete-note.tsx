import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { AskAgain } from './ask-again.tsx'
import type { ResultsProps } from './results-props.ts'

/** The answer lacks something that was asked for: said at the head of the result, since its totals lack it too (MRM-32). */
export const IncompleteNote = (props: ResultsProps): ReactElement | null =>
  props.results.isIncomplete ? (
    <AskAgain {...props}>
      <Trans id="withdrawal.results.incomplete">
        Une partie de votre résultat est momentanément indisponible et n’y est pas comptée.
      </Trans>
    </AskAgain>
  ) : null
