import { quarterPartsAt, type EstimateBasis, type EstimatedPoint } from '@hautelisse/domain/pension'
import { formatRate } from '@hautelisse/domain/money'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { cssVars } from '../ui/theme/css-vars.ts'
import { text } from '../ui/page/index.ts'
import { Fold } from './fold.tsx'
import * as styles from './result.css.ts'

type QuartersProps = {
  readonly basis: EstimateBasis
  readonly point: EstimatedPoint
  readonly ageFullRate: string
}

const HUNDRED = 100
const ROWS = 2

/** One thread for each quarter that is required, in two rows; those that are held have the colour. */
const QuarterThreads = ({ held, required }: { readonly held: number; readonly required: number }): ReactElement => {
  const inRow = Math.ceil(required / ROWS)
  return (
    <span className={styles.rows} aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => {
        const filled = Math.min(inRow, Math.max(0, held - row * inRow))
        const length = Math.min(inRow, required - row * inRow)
        return (
          <span
            key={row}
            className={styles.bar}
            data-threads={length}
            style={cssVars({
              '--unit': `${String(HUNDRED / length)}%`,
              '--fill': `${String((filled / length) * HUNDRED)}%`,
              '--length': `${String((length / inRow) * HUNDRED)}%`,
            })}
          />
        )
      })}
    </span>
  )
}

/** Where the quarters come from, in one line. */
const Origins = ({ basis, point: { start } }: Pick<QuartersProps, 'basis' | 'point'>): ReactElement => {
  const { t } = useLingui()
  const { acquired, children, ahead } = quarterPartsAt(basis, start)
  const born = basis.children_credited
  return (
    <p>
      {[
        t({ id: 'pension-result.quarters.acquired', message: `${acquired} acquis` }),
        children > 0 &&
          t({
            id: 'pension-result.quarters.children',
            message: `${children} pour ${plural(born, { 1: 'un enfant', 2: 'deux enfants', 3: 'trois enfants', 4: 'quatre enfants', 10: 'dix enfants', other: '# enfants' })}`,
          }),
        ahead > 0 && t({ id: 'pension-result.quarters.ahead', message: `${ahead} à venir` }),
      ]
        .filter((words) => words !== false)
        .join(', ')}
    </p>
  )
}

/** Quarters reached and required, one thread each, where they come from, and what they make of the rate (MAREL-17). */
export const Quarters = ({ basis, point, ageFullRate }: QuartersProps): ReactElement => {
  const { situation, figures, amounts } = point
  const otherLabel = basis.other_label ?? undefined
  const { t } = useLingui()
  const { allQuarters, schemeQuarters, requiredQuarters, surcoteQuarters } = situation
  const rate = formatRate(figures.rate.times(HUNDRED).toDecimalPlaces(2))
  const missing = figures.missingQuarters.toNumber()
  const isShort = schemeQuarters < requiredQuarters
  return (
    <Fold
      title={<Trans id="pension-result.ages.quarters">Trimestres</Trans>}
      figure={
        <Trans id="pension-result.quarters.of">
          {allQuarters} sur {requiredQuarters}
        </Trans>
      }
    >
      <QuarterThreads held={allQuarters} required={requiredQuarters} />
      <Origins basis={basis} point={point} />
      <p className={text({ as: 'small' })}>
        {missing > 0 ? (
          t({
            id: 'pension-result.quarters.missing',
            message: `Il vous manquerait ${plural(missing, { one: '# trimestre', other: '# trimestres' })} : votre pension de base serait calculée à ${rate} au lieu de 50 %.`,
          })
        ) : isShort ? (
          <Trans id="pension-result.quarters.short">
            Taux plein&nbsp;: aucune décote. Votre durée ({schemeQuarters}&nbsp;trimestres sur {requiredQuarters}) réduit encore
            la pension.
          </Trans>
        ) : (
          <Trans id="pension-result.quarters.full">Taux plein&nbsp;: aucune décote.</Trans>
        )}{' '}
        {surcoteQuarters > 0 &&
          t({
            id: 'pension-result.quarters.surcote',
            message: `Surcote de ${plural(surcoteQuarters, { one: '# trimestre', other: '# trimestres' })}.`,
          })}{' '}
        {situation.opening === 'long-career' && (
          <Trans id="pension-result.quarters.long">
            Départ pour carrière longue, si vous cotisez sans interruption jusque-là&nbsp;: un trimestre non cotisé le repousse.
          </Trans>
        )}
      </p>
      {ageFullRate !== '' && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.quarters.full-at">
            Taux plein à {ageFullRate}. Un fil par trimestre&nbsp;: il faut en réunir {requiredQuarters}.
          </Trans>
        </p>
      )}
      {!figures.minimumTopUp.isZero() && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.quarters.minimum">
            Minimum compris. Il suppose toutes vos retraites demandées, étrangères comprises, et au plus 1&nbsp;444,89&nbsp;€ par
            mois en tout.
          </Trans>
        </p>
      )}
      {otherLabel !== undefined && !amounts.hasOther && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.quarters.other">
            La pension de {otherLabel} n’est pas comptée avant le taux plein&nbsp;: ce montant est trop bas.
          </Trans>
        </p>
      )}
    </Fold>
  )
}
