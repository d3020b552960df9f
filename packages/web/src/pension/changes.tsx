import { euros } from '@hautelisse/domain/money'
import type { EstimateVariation } from '@hautelisse/domain/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LedgerFigure } from '../explanation/index.ts'
import { Place, useOpening } from './opening.ts'
import * as styles from './result.css.ts'

type Kind = EstimateVariation['kind']

export const useChangeWords = (): ((kind: Kind) => { readonly name: string; readonly note?: string }) => {
  const { t } = useLingui()
  const words: Readonly<Record<Kind, { readonly name: string; readonly note?: string }>> = {
    'one-year-later': { name: t({ id: 'pension-result.change.later', message: 'Partir un an plus tard' }) },
    'more-pay': { name: t({ id: 'pension-result.change.more-pay', message: 'Gagner 10 % de plus jusqu’au départ' }) },
    'stop-now': { name: t({ id: 'pension-result.change.stop', message: 'Arrêter de travailler maintenant' }) },
    'half-time': { name: t({ id: 'pension-result.change.half-time', message: 'Travailler à mi-temps jusqu’au départ' }) },
    'four-quarters': {
      name: t({ id: 'pension-result.change.quarters', message: 'Quatre trimestres de plus' }),
      note: t({
        id: 'pension-result.change.quarters-note',
        message: 'Comme un rachat taux et durée ; le prix d’un rachat n’est pas calculé.',
      }),
    },
    'year-found': {
      name: t({ id: 'pension-result.change.year', message: 'Une année oubliée retrouvée' }),
      note: t({ id: 'pension-result.change.year-note', message: 'Au salaire de l’année travaillée juste avant elle.' }),
    },
  }
  return (kind) => words[kind]
}

type ChangesProps = {
  readonly changes: readonly EstimateVariation[]
  /** Whether the pension is a range, of which the lowest is compared. */
  readonly isLowest: boolean
}

const Change = ({ change: { kind, difference } }: { readonly change: EstimateVariation }): ReactElement => {
  const { name, note } = useChangeWords()(kind)
  const opening = useOpening(kind)
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        <span className={styles.strong}>{name}</span>
        {note !== undefined && <span className={styles.small}>{note}</span>}
      </span>
      {difference === undefined ? (
        <Trans id="pension-result.change.closed">Départ impossible à cette date</Trans>
      ) : (
        <LedgerFigure opening={opening} value={euros(difference)} name={name} movement />
      )}
    </div>
  )
}

/** The variations of an estimate, each computed again, the largest difference first; each opens both calculations side by side. */
export const Changes = ({ changes, isLowest }: ChangesProps): ReactElement => (
  <section className={styles.section} aria-labelledby="pension-changes">
    <h3 id="pension-changes" className={styles.heading}>
      <Trans id="pension-result.change.title">Ce qui change le plus votre pension</Trans>
    </h3>
    <p className={styles.small}>
      <Trans id="pension-result.change.month">En plus ou en moins par mois, brut</Trans>
    </p>
    {isLowest && (
      <p className={styles.small}>
        <Trans id="pension-result.lowest.change">Écarts entre les montants les plus bas de chaque fourchette.</Trans>
      </p>
    )}
    <div className={styles.lines}>
      {changes.map((change) => (
        <Place key={change.kind} id={change.kind}>
          <Change change={change} />
        </Place>
      ))}
    </div>
  </section>
)
