import { isZero, sumOf } from '@hautelisse/domain/money'
import { selectForm, selectResult, selectTotals } from '@hautelisse/machines/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { AnswerRow, Answers } from '../../answers/index.ts'
import { TextLinkTo, useAim } from '../../portal/index.ts'
import { Amount, SumAmount } from '../../ui/amount/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Section } from '../../ui/page/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import type { StepProps } from '../step-props.ts'
import { useNames } from '../step-words.ts'
import { FamilySentence } from './family.tsx'
import { ANSWERS_ID } from './go-to-answers.ts'

type WayProps = { readonly to: 'modifier_heritiers' | 'modifier_patrimoine'; readonly of: string }

/** The window that changes an answer, over the result. */
const Way = ({ to, of }: WayProps): ReactElement => {
  const aim = useAim()
  return (
    <TextLinkTo {...aim({ hash: to })} icon={drawings.Pencil}>
      <Trans id="answers.row.change">Modifier</Trans>
      <VisuallyHidden>
        {'\u00A0: '}
        {of}
      </VisuallyHidden>
    </TextLinkTo>
  )
}

/** Everything that was told, a row each; each is changed over the result, and nothing starts again (TRANS-25, TRANS-27). */
export const TransmissionAnswers = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  const { t } = useLingui()
  const names = useNames()
  const result = selectResult(snapshot)
  const { life } = selectForm(snapshot)
  const { patrimony, debts, lifeInsurance, contracts } = selectTotals(snapshot)
  if (result === undefined) return null
  const family = t({ id: 'transmission.heirs.family', message: 'Votre famille' })
  const goods = sumOf({ patrimony, debts })
  const owned = t({ id: 'transmission.answers.owned', message: 'Ce que vous possédez' })
  const insured = t({ id: 'transmission.answers.insured', message: 'Vos contrats' })
  return (
    <Section id={ANSWERS_ID} title={<Trans id="answers.list.title">Vos réponses</Trans>}>
      <Answers>
        <AnswerRow
          name={family}
          said={<FamilySentence heirs={result.heirs} />}
          change={<Way to="modifier_heritiers" of={family} />}
        />
        <AnswerRow
          name={owned}
          said={
            isZero(debts) ? (
              <Amount value={patrimony} />
            ) : (
              <Trans id="transmission.answers.debts">
                <SumAmount of={goods} />, moins <SumAmount of={goods} part="debts" /> de dettes
              </Trans>
            )
          }
          change={<Way to="modifier_patrimoine" of={owned} />}
        />
        <AnswerRow
          name={insured}
          said={
            life.has_life_insurance ? (
              <>
                <Amount value={lifeInsurance} />
                {contracts.length > 0 && ` · ${[...new Set(contracts.map(({ clause }) => names.clause[clause]))].join(', ')}`}
              </>
            ) : (
              <Trans id="answers.said.none">Aucun</Trans>
            )
          }
          change={<Way to="modifier_patrimoine" of={insured} />}
        />
      </Answers>
    </Section>
  )
}
