import { formatEuros } from '@hautelisse/domain/money'
import { selectDistribution, selectTotals } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { LexiconLink } from '../lexicon/index.ts'
import { StepBar } from '../stepper/index.ts'
import { Amount, spokenAmount, useHiddenAmounts } from '../ui/amount/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { ContractSplitCard } from './contract-split.tsx'
import { DistributionSummary, remainderOf } from './distribution-summary.tsx'
import { usePartWords } from './part-words.ts'
import { questionView } from './question-view.ts'
import { QUESTION_WORDS } from './question-words.tsx'
import { useSideWords } from './side-words.ts'
import { StepFrame } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useFields } from './use-fields.ts'
import { useSummary } from './use-summary.tsx'
import { WishSection } from './wish-section.tsx'

/** Says the summary aloud once a change has come to rest; silent on arrival, and while amounts are hidden. */
const SpokenTotals = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const { t } = useLingui()
  const isHidden = useHiddenAmounts()
  const totals = selectTotals(snapshot)
  const { kind, value } = remainderOf(totals)
  const [capital, annuity, rest] = [totals.capital, totals.annuity, value].map(formatEuros)
  const sentence =
    kind === 'over'
      ? t({
          id: 'withdrawal.spoken.over',
          message: `Capital ${capital}, rente ${annuity}. Vous avez dépassé le maximum de ${rest}.`,
        })
      : t({ id: 'withdrawal.spoken.left', message: `Capital ${capital}, rente ${annuity}. Reste à répartir ${rest}.` })
  const [arrival] = useState(snapshot.context.form.distribution)
  const [isTouched, setTouched] = useState(false)
  if (!isTouched && snapshot.context.form.distribution !== arrival) setTouched(true)
  return <LiveRegion>{isHidden || !isTouched ? '' : spokenAmount(sentence)}</LiveRegion>
}

/** On a phone: what is left to split, and the next action. */
const DistributionBar = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const { kind, value } = remainderOf(selectTotals(snapshot))
  return (
    <StepBar
      view={questionView(snapshot)}
      words={QUESTION_WORDS}
      isExceeded={kind === 'over'}
      left={
        kind === 'over' ? (
          <Trans id="withdrawal.bar.over">En trop</Trans>
        ) : (
          <Trans id="withdrawal.bar.left">Reste à répartir</Trans>
        )
      }
      value={<Amount value={value} />}
    />
  )
}

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

/** Every part of every contract between its two sides; in the step and in the answer that is changed on the result. */
export const DistributionFields = (props: StepProps): ReactElement => {
  const { snapshot, send } = props
  const field = useFields(props)
  return (
    <>
      <WishSection snapshot={snapshot} send={send} />
      {selectDistribution(snapshot).map((split) => (
        <ContractSplitCard key={split.contract.account.policy_id} split={split} snapshot={snapshot} send={send} field={field} />
      ))}
    </>
  )
}

/** Step 4: every part of every contract between capital and annuity (MRM-05). */
export const DistributionStep = (props: StepProps): ReactElement => {
  const { snapshot, send } = props
  const summary = useSummary(useAmountLabels(props))
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
        <DistributionFields {...props} />
      </StepFrame>
      <SpokenTotals snapshot={snapshot} />
    </>
  )
}
