import { compartmentsOf, fundsAcross, fundsOf, type Account, type HeldFund, type SpreadFund } from '@hautelisse/domain/accounts'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { euros, formatUnits, NO_BREAK_SPACE, sumEuros, type Euros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useMemo, type ReactElement } from 'react'
import { useAim } from '../../portal/index.ts'
import { Amount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Section, Table, Text, text } from '../../ui/page/index.ts'
import { Select } from '../../ui/select/index.ts'
import { cssVars } from '../../ui/theme/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import * as styles from './detail.css.ts'
import type { DetailActor } from './use-detail.ts'
import { useCompartmentNames, useHorizonWords } from './words.ts'

const RISKS = [1, 2, 3, 4, 5, 6, 7] as const

/** The scale of risk: seven threads, those up to the level filled; its words stand beside it. */
const Risk = ({ level }: { readonly level: number | undefined }): ReactElement => {
  if (level === undefined)
    return (
      <span className={text({ tone: 'quiet' })}>
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

const FreeWhen = ({ free }: Pick<HeldFund, 'free'>): ReactElement => {
  const [first, ...others] = free
  const count = free.length
  if (first === undefined) return <Trans id="detail.funds.free-unknown">Non communiquée</Trans>
  if (others.length > 0) return <Trans id="detail.funds.free-dates">{count} dates</Trans>
  if (first.on === undefined) return <Trans id="detail.freeing.free">Disponible</Trans>
  if (first.on === 'retirement') return <Trans id="accounts.family.retirement">Retraite</Trans>
  return <>{formatFrenchDate(first.on)}</>
}

type Named = Pick<HeldFund, 'id' | 'label' | 'company' | 'horizon' | 'policyId'>

/** The name of a fund, which is the way to its sheet. */
const FundSheetLink = ({ fund }: { readonly fund: Named }): ReactElement => {
  const aim = useAim()
  const facts = [fund.company, useHorizonWords()(fund.horizon)].filter((fact) => fact !== undefined)
  return (
    <>
      <Link {...aim({ hash: `fund-${fund.policyId}_${fund.id}` })}>{fund.label}</Link>
      {facts.length > 0 && <small className={text({ as: 'small', block: true, strong: false })}>{facts.join(', ')}</small>}
    </>
  )
}

const NoUnits = (): ReactElement => (
  <span className={text({ tone: 'quiet' })}>
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

/** How many units are held; hidden with amounts, since with their public value they tell the amount. */
const UnitCount = ({ units }: { readonly units: NonNullable<HeldFund['units']> }): ReactElement =>
  useHiddenAmounts() ? (
    <span>
      <span aria-hidden="true">•••</span>
      <VisuallyHidden>
        <Trans id="detail.funds.units-hidden">parts masquées</Trans>
      </VisuallyHidden>
    </span>
  ) : (
    <>{formatUnits(units.count)}</>
  )

type FundTableProps<Fund> = {
  readonly funds: readonly Fund[]
  readonly nameOf: (fund: Fund) => ReactElement
  /** What all funds come to, those included that are not listed. */
  readonly total: Euros
}

/** Funds with their parts of all that they come to. */
const FundTable = <Fund extends Omit<HeldFund, 'policyId'>>({ funds, nameOf, total }: FundTableProps<Fund>): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      caption={t({ id: 'detail.funds.title', message: 'Vos placements' })}
      columns={[
        { id: 'fund', label: t({ id: 'detail.funds.fund', message: 'Placement' }), place: 'name' },
        { id: 'free', label: t({ id: 'detail.funds.free', message: 'Disponibilité' }), place: 'rest' },
        { id: 'risk', label: t({ id: 'detail.funds.risk', message: 'Risque' }), place: 'rest' },
        { id: 'value', label: t({ id: 'detail.funds.value', message: 'Valeur de la part' }), place: 'rest', align: 'end' },
        { id: 'units', label: t({ id: 'detail.funds.units', message: 'Parts' }), place: 'rest', align: 'end' },
        { id: 'weight', label: t({ id: 'detail.funds.weight', message: 'Poids' }), place: 'under', align: 'end' },
        { id: 'amount', label: t({ id: 'accounts.operations.amount', message: 'Montant' }), place: 'figure', align: 'end' },
      ]}
      rows={funds.map((fund) => ({
        key: fund.key,
        cells: {
          fund: nameOf(fund),
          free: <FreeWhen free={fund.free} />,
          risk: <Risk level={fund.risk} />,
          value: fund.units === undefined ? <NoUnits /> : <Amount value={euros(fund.units.value)} />,
          units: fund.units === undefined ? <NoUnits /> : <UnitCount units={fund.units} />,
          weight: <Weight share={fund.share} />,
          amount: <Amount value={fund.amount} />,
        },
      }))}
      total={{
        fund: <Trans id="detail.funds.total">Total</Trans>,
        free: '',
        risk: '',
        value: '',
        units: '',
        weight: `100${NO_BREAK_SPACE}%`,
        amount: <Amount value={total} />,
      }}
    />
  )
}

const nameHeld = (fund: HeldFund): ReactElement => <FundSheetLink fund={fund} />

/** What the account is invested in, whole or by compartment. */
export const Holdings = ({ detail, account, today }: HoldingsProps): ReactElement => {
  const compartment = useSelector(detail, ({ context }) => context.compartment)
  const isOffered = compartmentsOf(account).some((part) => part.compartment === compartment)
  const funds = fundsOf([account], today, isOffered ? compartment : undefined)
  return (
    <Section
      title={<Trans id="detail.funds.title">Vos placements</Trans>}
      action={<CompartmentChoice detail={detail} account={account} />}
      className={styles.section}
    >
      {funds.length === 0 ? (
        <Text as="small">
          <Trans id="detail.funds.none">Les placements de ce compte ne sont pas communiqués.</Trans>
        </Text>
      ) : (
        <FundTable funds={funds} nameOf={nameHeld} total={sumEuros(funds.map(({ amount }) => amount))} />
      )}
    </Section>
  )
}

/** Accounts that a row names at most; of more it says how many there are. */
const MOST_HOLDERS = 3

/** The name of a fund over several accounts: the way to its sheet in each of them. */
const SpreadName = ({ fund: { id, label, company, horizon, holders } }: { readonly fund: SpreadFund }): ReactElement => {
  const aim = useAim()
  const [only, ...others] = holders
  const count = holders.length
  if (only !== undefined && others.length === 0)
    return (
      <>
        <FundSheetLink fund={{ id, label, company, horizon, policyId: only.account.policy_id }} />
        <small className={text({ as: 'small', block: true, strong: false })}>{only.account.title}</small>
      </>
    )
  return (
    <>
      <b>{label}</b>
      <small className={text({ as: 'small', block: true, strong: false })}>
        {count > MOST_HOLDERS ? (
          <Trans id="detail.funds.in-many">Dans {count} de ces comptes</Trans>
        ) : (
          holders.map(({ account }) => (
            <Link key={account.policy_id} className={styles.holder} {...aim({ hash: `fund-${account.policy_id}_${id}` })}>
              {account.title}
              <VisuallyHidden>
                {', '}
                {label}
              </VisuallyHidden>
            </Link>
          ))
        )}
      </small>
    </>
  )
}

const nameSpread = (fund: SpreadFund): ReactElement => <SpreadName fund={fund} />

/** Rows that a page of several accounts shows at most; each account shows all of its own. */
const MOST_FUNDS = 100

/** What several accounts are invested in: each fund once, the largest first. */
export const SpreadHoldings = ({
  accounts,
  today,
}: {
  readonly accounts: readonly Account[]
  readonly today: PlainDate
}): ReactElement | null => {
  const { i18n } = useLingui()
  const funds = useMemo(() => fundsAcross(accounts, today), [accounts, today])
  const silent = accounts.filter(({ investments = [] }) => investments.length === 0)
  const without = new Intl.ListFormat(i18n.locale).format(silent.map(({ title }) => title))
  const [shown, count] = [MOST_FUNDS, funds.length]
  if (funds.length === 0) return null
  return (
    <Section title={<Trans id="detail.funds.title">Vos placements</Trans>} className={styles.section}>
      <FundTable funds={funds.slice(0, MOST_FUNDS)} nameOf={nameSpread} total={sumEuros(funds.map(({ amount }) => amount))} />
      {funds.length > MOST_FUNDS && (
        <Text as="small">
          <Trans id="detail.funds.most">
            Les {shown} plus gros placements sur {count}, et le total de tous. Chaque compte montre tous les siens.
          </Trans>
        </Text>
      )}
      {silent.length > 0 && (
        <Note kind="info">
          <Trans id="detail.funds.without">Sans {without}, dont les placements ne sont pas communiqués.</Trans>
        </Note>
      )}
    </Section>
  )
}
