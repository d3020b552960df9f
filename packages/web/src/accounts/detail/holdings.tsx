import { compartmentsOf, fundsOf, type Account, type HeldFund } from '@hautelisse/domain/accounts'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { euros, formatUnits, NO_BREAK_SPACE, sumEuros } from '@hautelisse/domain/money'
import { isAnnounced } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { useAim } from '../../portal/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { DataTable } from '../../ui/data-table/index.ts'
import { Select } from '../../ui/select/index.ts'
import { cssVars } from '../../ui/theme/index.ts'
import * as styles from './detail.css.ts'
import type { DetailActor } from './use-detail.ts'
import { useCompartmentNames, useHorizonWords } from './words.ts'

const RISKS = [1, 2, 3, 4, 5, 6, 7] as const

/** The scale of risk: seven threads, those up to the level filled; its words stand beside it. */
const Risk = ({ level }: { readonly level: number | undefined }): ReactElement => {
  if (level === undefined)
    return (
      <span className={styles.muted}>
        <Trans id="detail.risk.none">Non noté</Trans>
      </span>
    )
  return (
    <span className={styles.risk}>
      <svg className={styles.riskScale} viewBox="0 0 28 16" aria-hidden="true" focusable="false">
        {RISKS.map((step) => (
          <path key={step} data-on={step <= level ? '' : undefined} d={`M${step * 4 - 2} 16V${15 - step * 2}`} />
        ))}
      </svg>
      <Trans id="detail.risk.level">{level} sur 7</Trans>
    </span>
  )
}

const Availability = ({ free }: Pick<HeldFund, 'free'>): ReactElement => {
  const [first, ...others] = free
  const count = free.length
  if (first === undefined) return <Trans id="detail.funds.free-unknown">Non communiquée</Trans>
  if (others.length > 0) return <Trans id="detail.funds.free-dates">{count} dates</Trans>
  if (first.on === undefined) return <Trans id="detail.freeing.free">Disponible</Trans>
  if (first.on === 'retirement') return <Trans id="detail.freeing.waits">Retraite</Trans>
  return <>{formatFrenchDate(first.on)}</>
}

/** The name of a fund, the way to its sheet where there is one. */
const FundName = ({ fund }: { readonly fund: HeldFund }): ReactElement => {
  const aim = useAim()
  const facts = [fund.company, useHorizonWords()(fund.horizon)].filter((fact) => fact !== undefined)
  const hash = `fund-${fund.policyId}_${fund.id}`
  return (
    <>
      {isAnnounced({ hash }) ? fund.label : <Link {...aim({ hash })}>{fund.label}</Link>}
      {facts.length > 0 && <small className={styles.fundCompany}>{facts.join(', ')}</small>}
    </>
  )
}

const NoUnits = (): ReactElement => (
  <span className={styles.muted}>
    <Trans id="detail.funds.no-units">Sans parts</Trans>
  </span>
)

const Weight = ({ share }: Pick<HeldFund, 'share'>): ReactElement => (
  <span className={styles.weight}>
    <span
      aria-hidden="true"
      className={styles.weightBar}
      style={cssVars({ '--count': Math.max(1, Math.round(share.toNumber() * 30)) })}
    />
    {`${Math.round(share.toNumber() * 100)}${NO_BREAK_SPACE}%`}
  </span>
)

type HoldingsProps = { readonly detail: DetailActor; readonly account: Account; readonly today: PlainDate }

const CompartmentChoice = ({ detail, account }: Omit<HoldingsProps, 'today'>): ReactElement | null => {
  const { t } = useLingui()
  const names = useCompartmentNames()
  const chosen = useSelector(detail, ({ context }) => context.compartment)
  const parts = compartmentsOf(account)
  if (parts.length < 2) return null
  return (
    <Select
      label={t({ id: 'detail.funds.compartment', message: 'Compartiment' })}
      labelHidden
      value={chosen ?? 'all'}
      onValueChange={(value) => detail.send({ type: 'compartmentChosen', compartment: value === 'all' ? undefined : value })}
      options={[
        { value: 'all' as const, label: t({ id: 'detail.funds.all', message: 'Tous les compartiments' }) },
        ...parts.map(({ compartment }) => ({ value: compartment, label: names[compartment] })),
      ]}
    />
  )
}

/** What the account is invested in, whole or by compartment. */
export const Holdings = ({ detail, account, today }: HoldingsProps): ReactElement => {
  const { t } = useLingui()
  const compartment = useSelector(detail, ({ context }) => context.compartment)
  const isOffered = compartmentsOf(account).some((part) => part.compartment === compartment)
  const funds = fundsOf([account], today, isOffered ? compartment : undefined)
  const total = sumEuros(funds.map(({ amount }) => amount))
  return (
    <section aria-labelledby="detail-funds" className={styles.section}>
      <div className={styles.head}>
        <h2 id="detail-funds">
          <Trans id="detail.funds.title">Vos placements</Trans>
        </h2>
        <CompartmentChoice detail={detail} account={account} />
      </div>
      <DataTable
        caption={t({ id: 'detail.funds.title', message: 'Vos placements' })}
        empty={<Trans id="detail.funds.none">Les placements de ce compte ne sont pas communiqués.</Trans>}
        columns={[
          { id: 'fund', label: t({ id: 'detail.funds.fund', message: 'Placement' }) },
          { id: 'free', label: t({ id: 'detail.funds.free', message: 'Disponibilité' }) },
          { id: 'risk', label: t({ id: 'detail.funds.risk', message: 'Risque' }) },
          { id: 'value', label: t({ id: 'detail.funds.value', message: 'Valeur de la part' }), align: 'end' },
          { id: 'units', label: t({ id: 'detail.funds.units', message: 'Parts' }), align: 'end' },
          { id: 'weight', label: t({ id: 'detail.funds.weight', message: 'Poids' }), align: 'end' },
          { id: 'amount', label: t({ id: 'detail.rate.amount', message: 'Montant' }), align: 'end' },
        ]}
        rows={funds.map((fund) => ({
          key: fund.key,
          cells: {
            fund: <FundName fund={fund} />,
            free: <Availability free={fund.free} />,
            risk: <Risk level={fund.risk} />,
            value: fund.units === undefined ? <NoUnits /> : <Amount value={euros(fund.units.value)} />,
            units: fund.units === undefined ? <NoUnits /> : formatUnits(fund.units.count),
            weight: <Weight share={fund.share} />,
            amount: (
              <b>
                <Amount value={fund.amount} />
              </b>
            ),
          },
        }))}
        {...(funds.length > 0 && {
          total: {
            fund: <Trans id="detail.funds.total">Total</Trans>,
            free: '',
            risk: '',
            value: '',
            units: '',
            weight: `100${NO_BREAK_SPACE}%`,
            amount: <Amount value={total} />,
          },
        })}
      />
    </section>
  )
}
