import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectAnswers, type AnswersView } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Card, Fact, Facts } from '../../ui/page/index.ts'
import { useOptionWords } from '../option-words.ts'
import { useStepWords } from '../step-words.ts'
import { contractName } from './contract-names.ts'
import type { ResultsProps } from './results-props.ts'

type AnswersProps = { readonly answers: AnswersView }

const AnswerFacts = ({ answers }: AnswersProps): ReactElement => {
  const options = useOptionWords()
  const words = useStepWords()
  const { age, birthYear, contracts, isConverting, option, spouse } = answers
  return (
    <Facts>
      <Fact name={<Trans id="withdrawal.answers.age">Âge de départ demandé</Trans>}>{words.answer({ kind: 'age', age })}</Fact>
      <Fact name={<Trans id="withdrawal.answers.birth-year">Votre année de naissance</Trans>}>{birthYear}</Fact>
      <Fact name={<Trans id="withdrawal.answers.reversion">Réversion</Trans>}>
        {spouse === undefined ? (
          <Trans id="withdrawal.answers.no-reversion">Sans</Trans>
        ) : (
          <Trans id="withdrawal.answers.percentage">{spouse.percentage} % à votre conjoint</Trans>
        )}
      </Fact>
      {spouse !== undefined && (
        <Fact name={<Trans id="withdrawal.answers.spouse">Naissance de votre conjoint</Trans>}>
          {formatFrenchDate(spouse.birthDate)}
        </Fact>
      )}
      {isConverting && (
        <Fact name={<Trans id="withdrawal.answers.option">Option de rente</Trans>}>
          {option === null ? <Trans id="withdrawal.answers.no-option">Aucune pour l’instant</Trans> : options[option].short}
        </Fact>
      )}
      <Fact name={<Trans id="withdrawal.answers.contracts">Contrats</Trans>}>
        {contracts.map((contract) => contractName(contract, contracts)).join(', ')}
      </Fact>
    </Facts>
  )
}

const TITLE = <Trans id="withdrawal.answers.title">Vos réponses</Trans>

/** Beside the figures: what they answer, as long as no calculation stands there. */
export const AnswersBeside = ({ snapshot }: Pick<ResultsProps, 'snapshot'>): ReactElement | null => {
  const answers = selectAnswers(snapshot)
  return answers === undefined ? null : (
    <Card as="section" level={2} title={TITLE}>
      <AnswerFacts answers={answers} />
    </Card>
  )
}
