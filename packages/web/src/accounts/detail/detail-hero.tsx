import {
  changeOf,
  compartmentsOf,
  familyOf,
  fundsOf,
  movedOver,
  totalBalance,
  valuedOn,
  type Account,
  type Selection,
} from '@hautelisse/domain/accounts'
import { formatFrenchDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { formatEuros, sumEuros, type Euros } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import { hasContractToSplit } from '@hautelisse/machines/accounts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LinkButtonTo, TextLinkTo } from '../../portal/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { Fan, fanThreads, ThreadUnitNote } from '../../ui/charts/index.ts'
import { Hero, HeroEdge } from '../../ui/hero/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Panel } from '../../ui/panel/index.ts'
import { cssVars, layout } from '../../ui/theme/index.ts'
import { ChangeParts } from '../change-words.tsx'
import { FrozenLine } from '../frozen-line.tsx'
import { FAN_WIDTH, gridColumns, targetsOf } from '../columns.ts'
import * as styles from './detail.css.ts'
import { useCompartmentFacts, useCompartmentNames, useHorizonWords, usePlaceOf, useSelectionName } from './words.ts'

type HeroProps = {
  readonly accounts: readonly Account[]
  readonly selection: Selection | undefined
  readonly today: PlainDate
  /** Where a payment begins. */
  readonly pay: ReactNode
}

/** What moved since 1 January and why; not said where an account does not say it. */
const YearNote = ({ accounts, today }: HeroProps): ReactElement | null => {
  const change = changeOf(accounts, 'year-start', today)
  if (change === undefined || change.left.length > 0) return null
  const year = yearOf(today)
  return (
    <p>
      <Trans id="detail.hero.year">
        <b className={styles.strong}>
          <Amount value={movedOver(change)} movement />
        </b>{' '}
        depuis le 1<sup>er</sup> janvier {year}
      </Trans>
      <br />
      <ChangeParts change={change} />
    </p>
  )
}

const HeroLead = ({ accounts, selection }: HeroProps): ReactElement => {
  const placeOf = usePlaceOf()
  const [account] = accounts
  const day = valuedOn(accounts)
  const dated = day !== undefined && <Trans id="accounts.home.valued-on">Valeurs au {formatFrenchDate(day)}</Trans>
  if (selection?.id === undefined || account === undefined)
    return (
      <>
        {dated}
        <FrozenLine accounts={accounts} isNext={dated !== false} />
      </>
    )
  return (
    <>
      {placeOf(account)}
      {dated !== false && '. '}
      {dated}
      <FrozenLine accounts={accounts} isNext />
    </>
  )
}

const FAN_MOST = 5
const WIDTHS = { least: 220, most: 420 }

type Part = {
  readonly id: string
  readonly name: string
  readonly amount: Euros
  readonly facts: readonly (readonly [string, string])[]
}

/** What the threads of the total lead to: compartments by the origin of their money, else the few funds of an account without any. */
const useParts = (today: PlainDate): ((account: Account) => readonly Part[]) => {
  const { t } = useLingui()
  const names = useCompartmentNames()
  const factsOf = useCompartmentFacts()
  const horizonOf = useHorizonWords()
  return (account) => {
    const compartments = compartmentsOf(account)
    if (compartments.length > 0)
      return compartments.map(({ compartment: id, amount }) => ({ id, name: names[id], amount, facts: factsOf(id) }))
    const funds = fundsOf([account], today)
    if (funds.length < 2 || funds.length > FAN_MOST) return []
    return funds.map(({ key: id, label: name, amount, risk, horizon }) => {
      const held = horizonOf(horizon)
      const level = risk
      return {
        id,
        name,
        amount,
        facts: [
          ...(level === undefined
            ? []
            : [
                [
                  t({ id: 'detail.funds.risk', message: 'Risque' }),
                  t({ id: 'detail.risk.level', message: `${level} sur 7` }),
                ] as const,
              ]),
          ...(held === undefined ? [] : [[t({ id: 'detail.part.horizon', message: 'Durée conseillée' }), held] as const]),
        ],
      }
    })
  }
}

type PartsProps = { readonly account: Account; readonly parts: readonly Part[] }

// No room for threads below md: there is one drawing.
const threadsOf = (account: Account, parts: readonly Part[]) =>
  fanThreads(
    parts.map(({ id, amount }) => ({
      id,
      amount: amount.toNumber(),
      tone: familyOf(account) === 'retirement' ? 'h1' : 'h2',
    })),
    'large',
  )

const PartCards = ({ account, parts }: PartsProps): ReactElement => (
  <>
    <HeroEdge>
      <ul className={`${layout.wrap} ${styles.parts}`} style={cssVars({ '--part-columns': gridColumns(weightsOf(parts)) })}>
        {parts.map(({ id, name, amount, facts }) => (
          <li key={id}>
            <Panel as="article" padded={false} raised className={styles.part}>
              <h2 className={styles.partTitle}>{name}</h2>
              <p className={styles.partAmount}>
                <Amount value={amount} size="s" />
              </p>
              <dl className={styles.partFacts}>
                {facts.map(([what, text]) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </Panel>
          </li>
        ))}
      </ul>
    </HeroEdge>
    <div className={`${layout.wrap} ${styles.withThreads}`}>
      <ThreadUnitNote threads={threadsOf(account, parts)} />
    </div>
  </>
)

/** Widths of the cards, between a least and a most, so that a small part keeps its words. */
const weightsOf = (parts: readonly Part[]): readonly number[] => {
  const total = sumEuros(parts.map(({ amount }) => amount)).toNumber()
  return parts.map(({ amount }) => Math.max(WIDTHS.least, Math.min(WIDTHS.most, (amount.toNumber() / total) * 3 * WIDTHS.least)))
}

const PartsFan = ({ account, parts }: PartsProps): ReactElement => {
  const { t } = useLingui()
  const shares = parts.map(({ name, amount }) => `${name} ${formatEuros(amount)}`).join(', ')
  return (
    <div className={styles.withThreads}>
      <Fan
        label={t({ id: 'detail.fan.label', message: `${formatEuros(account.balance)}\u00A0: ${shares}.` })}
        threads={threadsOf(account, parts)}
        wide={{ width: FAN_WIDTH, height: 190, targets: targetsOf(weightsOf(parts)) }}
      />
    </div>
  )
}

/** The total with its name, what moved it this year, and the threads down to its compartments. */
export const DetailHero = (props: HeroProps): ReactElement => {
  const { accounts, selection, today, pay } = props
  const nameOf = useSelectionName()
  const account = selection?.id === undefined ? undefined : accounts[0]
  const parts = useParts(today)
  const shown = account === undefined ? [] : parts(account)
  return (
    <>
      <Hero
        back={
          <TextLinkTo to="/epargne" icon={drawings.ArrowLeft} className={styles.back}>
            <Trans id="accounts.home.page">Mon épargne</Trans>
          </TextLinkTo>
        }
        title={account?.title ?? nameOf(selection, accounts)}
        lead={<HeroLead {...props} />}
        figure={<Amount value={totalBalance(accounts)} size="xl" />}
        sentence={<YearNote {...props} />}
        actions={
          <>
            {pay}
            {hasContractToSplit(accounts) && (
              <LinkButtonTo to={pathTo('withdrawal-simulator')} variant="onHero">
                <Trans id="accounts.ahead.withdrawal.title">Capital ou rente ?</Trans>
              </LinkButtonTo>
            )}
          </>
        }
        fan={
          account !== undefined && shown.length > 0 ? (
            <PartsFan account={account} parts={shown} />
          ) : (
            <div className={styles.noFan} />
          )
        }
      />
      {account !== undefined && shown.length > 0 && <PartCards account={account} parts={shown} />}
    </>
  )
}
