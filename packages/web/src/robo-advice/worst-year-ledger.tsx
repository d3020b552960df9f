import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { euros, formatEuros, formatShare } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { Ledger, Line, Text } from '../ui/page/index.ts'
import type { QuestionnaireProps } from './questionnaire-props.ts'

/** Where the euros of question 9 come from; no profile is named before the answers are given. */
export const WorstYearLedger = ({ view, amounts }: Pick<QuestionnaireProps, 'view' | 'amounts'>): ReactElement | null => {
  const hidden = useHiddenAmounts()
  const { t } = useLingui()
  const { holdings } = view
  if (holdings === undefined) return null
  return (
    <>
      <Text as="name" tag="h3">
        <Trans id="robo.why.amounts">D’où viennent ces montants ?</Trans>
      </Text>
      <Ledger>
        <Line
          name={
            <Trans id="robo.why.holdings">
              Votre {holdings.title}, le {formatFrenchDate(holdings.asOf)}
            </Trans>
          }
          value={<Amount value={holdings.total} />}
        />
        {amounts.worst.map(({ limit, exact }, index) => {
          const number = index + 1
          return (
            <Line
              key={limit}
              name={`${t({ id: 'robo.why.answer', message: `Réponse ${number}` })} × ${formatShare(limit)}`}
              value={hidden ? HIDDEN_AMOUNT : formatEuros(euros(exact))}
              note={
                index === 0 && (
                  <Trans id="robo.why.limits">La perte d’une mauvaise année, aux quatre limites de perte du calcul</Trans>
                )
              }
            />
          )
        })}
        <Line
          name={<Trans id="robo.why.rounding">Arrondi</Trans>}
          value={<Trans id="robo.why.to-ten">à 10 €, à 100 € dès 10 000 €</Trans>}
          note={
            <Trans id="robo.why.set">Une mauvaise année : une sur vingt, selon les hypothèses {view.assumptions ?? ''}.</Trans>
          }
        />
      </Ledger>
    </>
  )
}
