import { euros } from '@hautelisse/domain/money'
import type { EstimateVariation } from '@hautelisse/domain/pension'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LedgerFigure } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
import { Fold } from './fold.tsx'
import { Place, useOpening } from './opening.ts'
import * as styles from './result.css.ts'

type Kind = EstimateVariation['kind']

/** What each variation is called, and what it supposes. */
export const CHANGE_WORDS: Readonly<Record<Kind, { readonly name: MessageDescriptor; readonly note?: MessageDescriptor }>> = {
  'one-year-later': { name: msg({ id: 'pension-result.change.later', message: 'Partir un an plus tard' }) },
  'more-pay': { name: msg({ id: 'pension-result.change.more-pay', message: 'Gagner 10 % de plus jusqu’au départ' }) },
  'stop-now': { name: msg({ id: 'pension-result.change.stop', message: 'Arrêter de travailler maintenant' }) },
  'half-time': { name: msg({ id: 'pension-result.change.half-time', message: 'Travailler à mi-temps jusqu’au départ' }) },
  'four-quarters': {
    name: msg({ id: 'pension-result.change.quarters', message: 'Quatre trimestres de plus' }),
    note: msg({
      id: 'pension-result.change.quarters-note',
      message: 'Comme un rachat taux et durée ; le prix d’un rachat n’est pas calculé.',
    }),
  },
  'year-found': {
    name: msg({ id: 'pension-result.change.year', message: 'Une année oubliée retrouvée' }),
    note: msg({ id: 'pension-result.change.year-note', message: 'Au salaire de l’année travaillée juste avant elle.' }),
  },
}

type ChangesProps = {
  readonly changes: readonly EstimateVariation[]
  /** Whether the pension is a range, of which the lowest is compared. */
  readonly isLowest: boolean
}

const ChangeLine = ({ change: { kind, difference } }: { readonly change: EstimateVariation }): ReactElement => {
  const { i18n } = useLingui()
  const words: (typeof CHANGE_WORDS)[Kind] = CHANGE_WORDS[kind]
  const name = i18n._(words.name)
  const opening = useOpening(kind)
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        <span className={text({ strong: true })}>{name}</span>
        {words.note !== undefined && <span className={text({ as: 'small' })}>{i18n._(words.note)}</span>}
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
export const PensionChanges = ({ changes, isLowest }: ChangesProps): ReactElement => {
  const { i18n } = useLingui()
  const largest = changes.find(({ difference }) => difference !== undefined)
  return (
    <Fold
      id="pension-changes"
      title={<Trans id="pension-result.change.title">Ce qui change le plus votre pension</Trans>}
      figure={
        largest?.difference !== undefined && (
          <>
            <span className={styles.ofFigure}>{i18n._(CHANGE_WORDS[largest.kind].name)} </span>
            <Amount value={euros(largest.difference)} movement />
          </>
        )
      }
    >
      <p className={text({ as: 'small' })}>
        <Trans id="pension-result.change.month">En plus ou en moins par mois, brut</Trans>
      </p>
      {isLowest && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.lowest.change">Écarts entre les montants les plus bas de chaque fourchette.</Trans>
        </p>
      )}
      <div className={styles.lines}>
        {changes.map((change) => (
          <Place key={change.kind} id={change.kind}>
            <ChangeLine change={change} />
          </Place>
        ))}
      </div>
    </Fold>
  )
}
