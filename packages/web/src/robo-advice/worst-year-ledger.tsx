import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { euros, formatEuros, formatShare } from '@hautelisse/domain/money'
import { LEVEL_PROFILES } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { Ledger, Line, Text } from '../ui/page/index.ts'
import type { QuestionnaireProps } from './questionnaire-props.ts'
import { useProfileNames } from './words.ts'

/** Where the euros of question 9 come from. */
export const WorstYearLedger = ({ view, amounts }: Pick<QuestionnaireProps, 'view' | 'amounts'>): ReactElement | null => {
  const hidden = useHiddenAmounts()
  const names = useProfileNames()
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
        {amounts.worst.map(({ limit, exact }, index) => (
          <Line
            key={limit}
            name={`${names[LEVEL_PROFILES[index] ?? 'security']} × ${formatShare(limit)}`}
            value={hidden ? HIDDEN_AMOUNT : formatEuros(euros(exact))}
            note={index === 0 && <Trans id="robo.why.limits">La perte d’une mauvaise année, limite de chaque profil</Trans>}
          />
        ))}
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
