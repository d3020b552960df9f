import { flowsOf, performanceExplained, rateOf, type Change } from '@hautelisse/domain/accounts'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import { formatShare, isZero, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { CalculationPanel, openingOf, WhyFigure, type Sources, type Terms } from '../../explanation/index.ts'
import { Amount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { threadUnit, WIDE_RANGE } from '../../ui/charts/index.ts'
import { cssVars } from '../../ui/theme/index.ts'
import * as styles from './detail.css.ts'
import type { DetailActor } from './use-detail.ts'
import { useSpanNames } from './words.ts'
import { Table } from '../../ui/page/index.ts'

const { Explaining, Place, useOpening } = openingOf<'performance'>((figure) => figure)

type FormationProps = { readonly detail: DetailActor; readonly change: Change; readonly today: PlainDate }

type Line = {
  readonly id: string
  readonly name: ReactNode
  readonly amount: Euros
  readonly sign: '' | 'in' | 'out'
  readonly tone: 'then' | 'in' | 'out' | 'now'
}

const linesOf = (change: Change): readonly Line[] => {
  const all: readonly Line[] = [
    {
      id: 'then',
      name: <Trans id="detail.formation.then">Épargne au {formatFrenchDate(change.from)}</Trans>,
      amount: change.before,
      sign: '',
      tone: 'then',
    },
    {
      id: 'paid-in',
      name: <Trans id="detail.formation.paid-in">Versé par vous et votre entreprise</Trans>,
      amount: change.paid_in,
      sign: 'in',
      tone: 'in',
    },
    {
      id: 'top-up',
      name: <Trans id="detail.formation.top-up">Abondement de votre entreprise</Trans>,
      amount: change.top_up,
      sign: 'in',
      tone: 'in',
    },
    {
      id: 'performance',
      name: <Trans id="detail.formation.performance">Performance</Trans>,
      amount: change.performance,
      sign: 'in',
      tone: change.performance.isNegative() ? 'out' : 'in',
    },
    {
      id: 'charges',
      name: <Trans id="detail.formation.charges">Frais pris sur le compte</Trans>,
      amount: subtractEuros(ZERO_EUROS, change.charges),
      sign: 'out',
      tone: 'out',
    },
    {
      id: 'paid-out',
      name: <Trans id="detail.formation.paid-out">Retiré</Trans>,
      amount: subtractEuros(ZERO_EUROS, change.paid_out),
      sign: 'out',
      tone: 'out',
    },
  ]
  return all.filter(({ id, amount }) => id === 'performance' || !isZero(amount))
}

/** Threads as many as the amount is worth, for the eye alone. */
const Threads = ({ amount, unit, tone }: { readonly amount: Euros; readonly unit: number; readonly tone: Line['tone'] }) => {
  const hidden = useHiddenAmounts()
  const count = hidden ? 12 : Math.max(1, Math.round(Math.abs(amount.toNumber()) / unit))
  return (
    <span
      aria-hidden="true"
      className={styles.threadRow}
      data-tone={hidden ? 'hidden' : tone}
      style={cssVars({ '--count': count })}
    />
  )
}

const Why = (): ReactElement => <WhyFigure opening={useOpening('performance')} />

const useTerms = (change: Change): Terms => {
  const { t } = useLingui()
  const day = formatFrenchDate(change.from)
  const names: Readonly<Record<string, string>> = {
    performance: t({ id: 'detail.formation.performance', message: 'Performance' }),
    'there-or-left': t({ id: 'detail.why.there', message: 'Ce qui est là ou qui est parti' }),
    'before-or-came': t({ id: 'detail.why.came', message: 'Ce qui était là ou qui est venu' }),
    now: t({ id: 'detail.why.now', message: 'Épargne d’aujourd’hui' }),
    paid_out: t({ id: 'detail.why.paid-out', message: 'Sommes retirées' }),
    charges: t({ id: 'detail.formation.charges', message: 'Frais pris sur le compte' }),
    before: t({ id: 'detail.why.then', message: `Épargne au ${day}` }),
    paid_in: t({ id: 'detail.formation.paid-in', message: 'Versé par vous et votre entreprise' }),
    top_up: t({ id: 'detail.formation.top-up', message: 'Abondement de votre entreprise' }),
  }
  const nameOf = ({ term }: Derivation): string => names[term] ?? term
  return { reading: { assembled: new Set() }, nameOf, sign: 'before-value' }
}

const SOURCES: Sources = { register: {}, words: {} }

const Explanation = ({ change }: { readonly change: Change }): ReactElement => {
  const { t } = useLingui()
  return (
    <CalculationPanel
      derivation={performanceExplained(change)}
      terms={useTerms(change)}
      sources={SOURCES}
      title={t({ id: 'detail.formation.performance', message: 'Performance' })}
      rule={<Trans id="detail.why.rule">Montants au centime, sans arrondi entre les étapes.</Trans>}
      fileName={t({ id: 'detail.why.file', message: 'calcul-performance.csv' })}
    />
  )
}

/** The one rate a year of the span, and the movements that it rests on. */
const Rate = ({ change, today }: Omit<FormationProps, 'detail'>): ReactElement | null => {
  const { t } = useLingui()
  const rate = rateOf(change, today)
  if (rate === undefined) return null
  const written = rate.kind === 'one' ? formatShare(rate.rate) : rate.rates.map((one) => formatShare(one)).join(', ')
  return (
    <div className={styles.rate}>
      <p>
        {rate.kind === 'one' ? (
          <Trans id="detail.rate.text">
            <b>{written} par an</b> : le taux unique qui mène de vos versements, chacun à sa date, à votre épargne d’aujourd’hui,
            après les frais pris sur le compte.
          </Trans>
        ) : (
          <Trans id="detail.rate.several">
            Aucun taux n’est le vôtre : plusieurs ({written} par an) mènent de vos mouvements à votre épargne d’aujourd’hui, comme
            il arrive quand de l’argent est revenu après un retrait.
          </Trans>
        )}
      </p>
      <details className={styles.flows}>
        <summary>
          <Trans id="detail.rate.flows">Les mouvements derrière ce taux</Trans>
        </summary>
        <Table
          dense
          asCards={false}
          caption={t({
            id: 'detail.rate.caption',
            message: 'Mouvements du taux\u00A0: ce que vous aviez et versez en moins, ce que vous retirez et avez en plus',
          })}
          columns={[
            { id: 'day', label: t({ id: 'detail.values.date', message: 'Date' }) },
            { id: 'amount', label: t({ id: 'detail.rate.amount', message: 'Montant' }), align: 'end' },
          ]}
          rows={flowsOf(change, today).map(({ day, amount }, place) => ({
            key: `${day}-${String(place)}`,
            cells: { day: formatFrenchDate(day), amount: <Amount value={amount} movement /> },
          }))}
        />
      </details>
    </div>
  )
}

/** How the balance came about: what was there, came, was earned, was taken and left; as threads, each with its figure. */
export const Formation = ({ detail, change, today }: FormationProps): ReactElement => {
  const names = useSpanNames()
  const opened = useSelector(detail, ({ context }) => context.opened)
  const unit = threadUnit(change.now.toNumber(), WIDE_RANGE)
  const lines = linesOf(change)
  return (
    <Explaining opened={opened} canExplain send={detail.send} panel={opened !== undefined && <Explanation change={change} />}>
      <section aria-labelledby="detail-formation" className={styles.section}>
        <div className={styles.head}>
          <h2 id="detail-formation">
            <Trans id="detail.formation.title">Comment cette épargne s’est formée</Trans>
          </h2>
          <p className={styles.small}>{names[change.span]}</p>
        </div>
        <table className={styles.formation}>
          <tbody>
            {lines.map(({ id, name, amount, tone }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className={styles.threadCell}>
                  <Threads amount={amount} unit={unit} tone={tone} />
                </td>
                <td className={styles.amountCell}>
                  <Amount value={amount} movement={id !== 'then'} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Trans id="detail.formation.now">Épargne d’aujourd’hui</Trans>
              </th>
              <td className={styles.threadCell}>
                <Threads amount={change.now} unit={unit} tone="now" />
              </td>
              <td className={styles.amountCell}>
                <Amount value={change.now} />
              </td>
            </tr>
          </tfoot>
        </table>
        <Place id="formation">
          <Why />
        </Place>
        <Rate change={change} today={today} />
      </section>
    </Explaining>
  )
}
