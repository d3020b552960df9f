import { sharedProperties, shareSimulationCall } from '@hautelisse/domain/advisor'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ShareQuestion } from '../../advisor/index.ts'
import { useApp } from '../../shell/index.ts'
import type { ResultsProps } from './results-props.ts'

/** Shares the age, the capital and the monthly annuity of the result with the advisor, for who has one (ADV-18, ADV-28). */
export const ShareResults = ({ results }: Pick<ResultsProps, 'results'>): ReactElement => {
  const { client, clock } = useApp()
  return (
    <ShareQuestion
      look="small"
      share={({ user, advisor, signal }) =>
        client.call(
          shareSimulationCall,
          {
            body: {
              advisor_email: advisor.email,
              properties: sharedProperties(user, clock.today(), {
                retirement_age: results.age,
                capital: results.capitalAtStart.toNumber(),
                annuity: results.lead?.month.toNumber() ?? null,
              }),
              reason: 'simulation',
              agreement: true,
            },
          },
          { signal },
        )
      }
    >
      <Trans id="withdrawal.results.share">Partager ma simulation</Trans>
    </ShareQuestion>
  )
}
