import { selectDistribution } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LexiconLink } from '../lexicon/index.ts'
import { ContractSplitCard } from './contract-split.tsx'
import { DistributionBar } from './distribution-bar.tsx'
import { DistributionSummary } from './distribution-summary.tsx'
import { usePartWords } from './part-words.ts'
import { useSideWords } from './side-words.ts'
import { SpokenTotals } from './spoken-totals.tsx'
import { StepFrame } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useFields } from './use-fields.ts'
import { useSummary } from './use-summary.tsx'

/** Name of an amount field in the summary of errors: contract, part, side. */
const useAmountLabels = ({ snapshot }: StepProps): ((path: string) => string) => {
  const parts = usePartWords()
  const sides = useSideWords()
  const labels = new Map(
    selectDistribution(snapshot).flatMap(({ contract, rows }) =>
      rows.flatMap(({ part, capital, annuity }) => [
        [capital.path, `${contract.account.title}, ${parts[part.name]}, ${sides.capital}`] as const,
        [annuity.path, `${contract.account.title}, ${parts[part.name]}, ${sides.annuity}`] as const,
      ]),
    ),
  )
  return (path) => labels.get(path) ?? path
}

/** Step 4: every part of every contract between capital and annuity (MRM-05). */
export const DistributionStep = (props: StepProps): ReactElement => {
  const { snapshot, send } = props
  const summary = useSummary(useAmountLabels(props))
  const field = useFields(props)
  return (
    <>
      <StepFrame
        title={<Trans id="withdrawal.distribution.title">Capital ou rente : répartissez votre épargne</Trans>}
        lead={
          <Trans id="withdrawal.distribution.lead">
            Le{' '}
            <LexiconLink term="capital" variant="mrm">
              capital
            </LexiconLink>{' '}
            est une somme versée en une fois. La{' '}
            <LexiconLink term="life-annuity" variant="mrm">
              rente viagère
            </LexiconLink>{' '}
            est un revenu régulier, versé toute votre vie.
          </Trans>
        }

        snapshot={snapshot}
        send={send}
        summary={summary}
        aside={<DistributionSummary snapshot={snapshot} withRemainder />}
        bar={<DistributionBar snapshot={snapshot} />}
      >
        {selectDistribution(snapshot).map((split) => (
          <ContractSplitCard key={split.contract.account.policy_id} split={split} snapshot={snapshot} send={send} field={field} />
        ))}
      </StepFrame>
      <SpokenTotals snapshot={snapshot} />
    </>
  )
}
