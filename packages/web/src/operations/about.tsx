import { isPositive } from '@hautelisse/domain/money'
import type { OperationLine } from '@hautelisse/domain/operations'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'

/** The account that an operation concerns, and what the company adds. */
export const AboutOperation = ({ line: { account, topUp } }: { readonly line: OperationLine }): ReactElement => (
  <>
    {account}
    {isPositive(topUp) && (
      <>
        {account !== undefined && ', '}
        <Trans id="operations.line.top-up">
          abondement de <Amount value={topUp} />
        </Trans>
      </>
    )}
  </>
)
