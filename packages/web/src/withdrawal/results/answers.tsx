import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectAnswers, type AnsweredPart, type AnswersView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Card, Fact, Facts, Section, Table } from '../../ui/page/index.ts'
import { useOptionWords } from '../option-words.ts'
import { usePartWords } from '../part-words.ts'
import { useSideWords } from '../side-words.ts'
import { useStepWords } from '../step-words.ts'
import { contractName } from './contract-names.ts'
import { printColumns, printOnly } from './results.css.ts'
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

type ColumnId = 'part' | 'today' | 'capital' | 'annuity'

/** How each compartment was split, of all contracts. */
const AnsweredSplit = ({
  parts,
  contracts,
}: {
  readonly parts: readonly AnsweredPart[]
  readonly contracts: AnswersView['contracts']
}): ReactElement => {
  const { t } = useLingui()
  const words = usePartWords()
  const sides = useSideWords()
  return (
    <Table<ColumnId>
      caption={t({ id: 'withdrawal.answers.split', message: 'Votre répartition, montants d’aujourd’hui' })}
      captionShown
      dense
      columns={[
        { id: 'part', label: t({ id: 'withdrawal.answers.part', message: 'Contrat et compartiment' }) },
        { id: 'today', label: t({ id: 'withdrawal.answers.today', message: 'Épargne' }), align: 'end' },
        { id: 'capital', label: sides.capital, align: 'end' },
        { id: 'annuity', label: sides.annuity, align: 'end' },
      ]}
      rows={parts.map(({ contract, name, balance, capital, annuity }) => ({
        key: `${contract.account.policy_id} ${name}`,
        cells: {
          part: `${contractName(contract, contracts)}, ${words[name]}`,
          today: <Amount value={balance} />,
          capital: <Amount value={capital} />,
          annuity: <Amount value={annuity} />,
        },
      }))}
    />
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

/** On the first sheet: the answers, and the split of each compartment (WITH-06). */
export const PrintedAnswers = ({ snapshot }: Pick<ResultsProps, 'snapshot'>): ReactElement | null => {
  const answers = selectAnswers(snapshot)
  return answers === undefined ? null : (
    <Section className={printOnly} title={TITLE}>
      <div className={printColumns}>
        <AnswerFacts answers={answers} />
      </div>
      <AnsweredSplit parts={answers.parts} contracts={answers.contracts} />
    </Section>
  )
}
