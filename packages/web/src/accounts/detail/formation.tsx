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
import { Ledger, Line, Section, Table, Text, Total } from '../../ui/page/index.ts'
import { cssVars } from '../../ui/theme/index.ts'
import { isFromCompany } from '../change-words.tsx'
import * as styles from './detail.css.ts'
import type { DetailActor } from './use-detail.ts'
import { useSpanNames } from './words.ts'

const { Explaining, Place, useOpening } = openingOf<'performance'>((figure) => figure)

type FormationProps = { readonly detail: DetailActor; readonly change: Change; readonly today: PlainDate }

type FormationLine = {
  readonly id: string
  readonly name: ReactNode
  readonly amount: Euros
  readonly tone: 'then' | 'in' | 'out' | 'now'
}

const linesOf = (change: Change): readonly FormationLine[] => {
  const all: readonly FormationLine[] = [
    {
      id: 'then',
      name: <Trans id="detail.formation.then">Épargne au {formatFrenchDate(change.from)}</Trans>,
      amount: change.before,
      tone: 'then',
    },
    {
      id: 'paid-in',
      name: isFromCompany(change) ? (
        <Trans id="detail.formation.paid-in">Versé par vous et votre entreprise</Trans>
      ) : (
        <Trans id="detail.formation.paid-alone">Versé par vous</Trans>
      ),
      amount: change.paid_in,
      tone: 'in',
    },
    {
      id: 'top-up',
      name: <Trans id="detail.formation.top-up">Abondement de votre entreprise</Trans>,
      amount: change.top_up,
      tone: 'in',
    },
    {
      id: 'performance',
      name: <Trans id="detail.formation.performance">Performance</Trans>,
      amount: change.performance,
      tone: change.performance.isNegative() ? 'out' : 'in',
    },
    {
      id: 'charges',
      name: <Trans id="detail.formation.charges">Frais pris sur le compte</Trans>,
      amount: subtractEuros(ZERO_EUROS, change.charges),
      tone: 'out',
    },
    {
      id: 'paid-out',
      name: <Trans id="detail.formation.paid-out">Retiré</Trans>,
      amount: subtractEuros(ZERO_EUROS, change.paid_out),
      tone: 'out',
    },
  ]
  return all.filter(({ id, amount }) => id === 'performance' || !isZero(amount))
}

type DrawnProps = { readonly amount: Euros; readonly unit: number; readonly tone: FormationLine['tone'] }

/** An amount with as many threads as it is worth, for the eye alone. */
const DrawnAmount = ({ amount, unit, tone }: DrawnProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const count = hidden ? 12 : Math.max(1, Math.round(Math.abs(amount.toNumber()) / unit))
  return (
    <span className={styles.drawn}>
      <span className={styles.drawing} aria-hidden="true">
        <span className={styles.threadRow} data-tone={hidden ? 'hidden' : tone} style={cssVars({ '--count': count })} />
      </span>
      <Amount value={amount} movement={tone === 'in' || tone === 'out'} />
    </span>
  )
}

const WhyPerformance = (): ReactElement => <WhyFigure opening={useOpening('performance')} />

const useTerms = (change: Change): Terms => {
  const { t } = useLingui()
  const day = formatFrenchDate(change.from)
  const names: Readonly<Record<string, string>> = {
    performance: t({ id: 'detail.formation.performance', message: 'Performance' }),
    'there-or-left': t({ id: 'detail.why.there', message: 'Ce qui est là ou qui est parti' }),
    'before-or-came': t({ id: 'detail.why.came', message: 'Ce qui était là ou qui est venu' }),
    now: t({ id: 'detail.formation.now', message: 'Épargne d’aujourd’hui' }),
    paid_out: t({ id: 'detail.why.paid-out', message: 'Sommes retirées' }),
    charges: t({ id: 'detail.formation.charges', message: 'Frais pris sur le compte' }),
    before: t({ id: 'detail.why.then', message: `Épargne au ${day}` }),
    paid_in: isFromCompany(change)
      ? t({ id: 'detail.formation.paid-in', message: 'Versé par vous et votre entreprise' })
      : t({ id: 'detail.formation.paid-alone', message: 'Versé par vous' }),
    top_up: t({ id: 'detail.formation.top-up', message: 'Abondement de votre entreprise' }),
  }
  const nameOf = ({ term }: Derivation): string => names[term] ?? term
  return { reading: { assembled: new Set() }, nameOf, sign: 'before-value' }
}

const SOURCES: Sources = { register: {}, words: {} }

const PerformanceCalculation = ({ change }: { readonly change: Change }): ReactElement => {
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
const YearlyRate = ({ change, today }: Omit<FormationProps, 'detail'>): ReactElement | null => {
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
      <details>
        <summary className={styles.opener}>
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
            { id: 'day', label: t({ id: 'accounts.operations.date', message: 'Date' }) },
            { id: 'amount', label: t({ id: 'accounts.operations.amount', message: 'Montant' }), align: 'end' },
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
  return (
    <Explaining
      opened={opened}
      canExplain
      send={detail.send}
      panel={opened !== undefined && <PerformanceCalculation change={change} />}
    >
      <Section
        className={styles.section}
        title={<Trans id="detail.formation.title">Comment cette épargne s’est formée</Trans>}
        action={<Text as="small">{names[change.span]}</Text>}
      >
        <Ledger>
          {linesOf(change).map(({ id, name, amount, tone }) => (
            <Line key={id} name={name} value={<DrawnAmount amount={amount} unit={unit} tone={tone} />} />
          ))}
          <Total
            name={<Trans id="detail.formation.now">Épargne d’aujourd’hui</Trans>}
            value={<DrawnAmount amount={change.now} unit={unit} tone="now" />}
          />
        </Ledger>
        <Place id="formation">
          <WhyPerformance />
        </Place>
        <YearlyRate change={change} today={today} />
      </Section>
    </Explaining>
  )
}
