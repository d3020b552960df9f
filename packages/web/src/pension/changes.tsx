import type { PlainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { whatChangesMost, type EstimateBasis, type EstimateVariation } from '@hautelisse/domain/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './result.css.ts'

type Kind = EstimateVariation['kind']

const useChangeWords = (): ((kind: Kind) => { readonly name: string; readonly note?: string }) => {
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

/** The variations of an estimate, each computed again, the largest difference first. */
export const Changes = ({ basis, start }: { readonly basis: EstimateBasis; readonly start: PlainDate }): ReactElement => {
  const changes = useMemo(() => whatChangesMost(basis, start), [basis, start])
  const words = useChangeWords()
  return (
    <section className={styles.section} aria-labelledby="pension-changes">
      <h3 id="pension-changes" className={styles.heading}>
        <Trans id="pension-result.change.title">Ce qui change le plus votre pension</Trans>
      </h3>
      <div className={styles.lines}>
        {changes.map(({ kind, difference }) => {
          const { name, note } = words(kind)
          return (
            <div key={kind} className={styles.line}>
              <span className={styles.name}>
                <span className={styles.strong}>{name}</span>
                {note !== undefined && <span className={styles.small}>{note}</span>}
              </span>
              {difference === undefined ? (
                <Trans id="pension-result.change.closed">Départ impossible à cette date</Trans>
              ) : (
                <span>
                  <Amount value={euros(difference)} movement /> <Trans id="pension-result.change.month">par mois</Trans>
                </span>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}
