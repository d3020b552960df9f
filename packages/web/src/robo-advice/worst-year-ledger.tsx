import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { euros, formatEuros, formatShare } from '@hautelisse/domain/money'
import { LEVEL_PROFILES } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import type { QuestionnaireProps } from './questionnaire-props.ts'
import * as styles from './questionnaire.css.ts'
import { useProfileNames } from './words.ts'

/** Where the euros of question 9 come from. */
export const WorstYearLedger = ({ view, amounts }: Pick<QuestionnaireProps, 'view' | 'amounts'>): ReactElement | null => {
  const hidden = useHiddenAmounts()
  const names = useProfileNames()
  const { holdings } = view
  if (holdings === undefined) return null
  return (
    <>
      <h3>
        <Trans id="robo.why.amounts">D’où viennent ces montants ?</Trans>
      </h3>
      <dl className={styles.ledger}>
        <div>
          <dt>
            <Trans id="robo.why.holdings">
              Votre {holdings.title}, le {formatFrenchDate(holdings.asOf)}
            </Trans>
          </dt>
          <dd>
            <Amount value={holdings.total} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="robo.why.limits">La perte d’une mauvaise année, limite de chaque profil</Trans>
          </dt>
          <dd className={styles.limits}>
            {amounts.worst.map(({ limit, exact }, index) => (
              <span key={limit} style={{ display: 'contents' }}>
                <span>{names[LEVEL_PROFILES[index] ?? 'security']}</span>
                <span>× {formatShare(limit)}</span>
                <span>{hidden ? HIDDEN_AMOUNT : formatEuros(euros(exact))}</span>
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="robo.why.rounding">Arrondi</Trans>
          </dt>
          <dd>
            <Trans id="robo.why.to-ten">à 10 €, à 100 € dès 10 000 €</Trans>
          </dd>
          <dd className={styles.small}>
            <Trans id="robo.why.set">Une mauvaise année : une sur vingt, selon les hypothèses {view.assumptions ?? ''}.</Trans>
          </dd>
        </div>
      </dl>
    </>
  )
}
