import { availableNow, claimedNow, type Account } from '@hautelisse/domain/accounts'
import { scheduleTarget, type AccountDoors, type Act } from '@hautelisse/domain/possible-acts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo, type Target } from '@hautelisse/domain/portal'
import { hasContractToSplit } from '@hautelisse/machines/accounts'
import type { Acts } from '@hautelisse/machines/possible-acts'
import type { Content } from '@hautelisse/machines/resource'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { ReasonText, useDoorWords, WayOut } from '../../possible-acts/routes.tsx'
import { useAim } from '../../portal/index.ts'
import { RetryNote } from '../../resource/index.ts'
import { useApp } from '../../shell/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { drawings, Icon, type IconDrawing } from '../../ui/icon/index.ts'
import { Section, text } from '../../ui/page/index.ts'
import { SkeletonLine } from '../../ui/skeleton/index.ts'
import { AlreadyAsked } from '../../under-way/index.ts'
import * as rows from '../ahead.css.ts'
import * as styles from './detail.css.ts'

type RowProps = { readonly name: ReactNode; readonly children: ReactNode }
type WayProps = RowProps & { readonly target: Target; readonly icon?: IconDrawing }

/** One way on from here. */
const ActLink = ({ target, name, icon = drawings.ArrowRight, children }: WayProps): ReactElement => {
  const aim = useAim()
  return (
    <Link {...aim(target)} className={rows.row}>
      <span className={rows.name}>
        {name} <Icon of={icon} className={rows.icon} />
      </span>
      <span className={text({ as: 'small', block: true })}>{children}</span>
    </Link>
  )
}

/** A way that this account does not have, with every reason and what lifts it. */
const ClosedAct = ({ name, children }: RowProps): ReactElement => (
  <div className={styles.closed}>
    <span className={rows.name}>
      {name} <Icon of={drawings.Lock} className={styles.lock} />
    </span>
    {children}
  </div>
)

/** What this page offers of an account, in its order. */
const OFFERED = ['payment', 'release', 'switch'] as const satisfies readonly Act[]
type OfferedAct = (typeof OFFERED)[number]

const NAMES: Readonly<Record<OfferedAct, ReactElement>> = {
  payment: <Trans id="accounts.act.payment">Faire un versement</Trans>,
  release: <Trans id="page.withdraw.title">Retirer mon épargne</Trans>,
  switch: <Trans id="page.fund-switch.title">Faire un arbitrage</Trans>,
}

type ActDoor = AccountDoors['doors'][number]

/** What can be taken out without a reason: an amount, from a day on, or nothing before retirement. */
const ReleaseWords = ({
  account,
  outlook,
}: {
  readonly account: Account
  readonly outlook: ActDoor['outlook']
}): ReactElement => {
  const today = useApp().clock.today()
  const kinds = outlook?.reasons.map(({ kind }) => kind) ?? []
  const blocked = outlook?.reasons.find((reason) => reason.kind === 'blocked-until')
  if (blocked !== undefined) {
    const day = formatFrenchDate(blocked.from)
    return (
      <Trans id="detail.acts.withdraw-from">Sans motif à partir du {day}, avant cette date avec un motif prévu par la loi</Trans>
    )
  }
  if (kinds.some((kind) => kind === 'retirement-only' || kind === 'under-legal-age' || kind === 'withdraw-page'))
    return <Trans id="detail.acts.withdraw-retirement">À la retraite, ou avant avec un motif prévu par la loi</Trans>
  const available = availableNow(account)
  return available === undefined ? (
    <Trans id="detail.acts.withdraw-text">Selon la date et le motif</Trans>
  ) : (
    <>
      <Trans id="detail.acts.withdraw-available">
        Jusqu’à <Amount value={available} /> sans motif, sur votre compte bancaire
      </Trans>
      <span className={text({ block: true })}>
        <AlreadyAsked amount={claimedNow(account, today)} />
      </span>
    </>
  )
}

/** What the page of an act is for, and what is missing for it. */
const ActWords = ({
  account,
  act,
  outlook,
}: Omit<ActDoor, 'door' | 'act'> & { account: Account; act: OfferedAct }): ReactElement => (
  <>
    {act === 'payment' && <Trans id="detail.acts.pay-text">Verser une somme sur ce compte</Trans>}
    {act === 'switch' && <Trans id="detail.acts.switch-text">Déplacer une somme d’un placement à un autre</Trans>}
    {act === 'release' && <ReleaseWords account={account} outlook={outlook} />}
    {outlook?.reasons.map(
      (reason) =>
        reason.lifter === 'saver' &&
        reason.kind !== 'withdraw-page' && (
          <span key={reason.kind} className={text({ block: true })}>
            <ReasonText reason={reason} act={act} />
          </span>
        ),
    )}
  </>
)

type DoorProps = Omit<ActDoor, 'act'> & { readonly account: Account; readonly act: OfferedAct }

/** Where an act of the account is done: the way there, or every reason why it cannot be done (ACTS-13). */
const DoorRow = ({ account, act, door, outlook }: DoorProps): ReactElement => {
  const words = useDoorWords()
  if (door.kind === 'shut')
    return (
      <ClosedAct name={NAMES[act]}>
        {door.reasons.map((reason) => (
          <span key={`${reason.kind} ${'code' in reason ? reason.code : ''}`} className={styles.why}>
            <ReasonText reason={reason} act={act} /> <WayOut reason={reason} act={act} account={account} />
          </span>
        ))}
      </ClosedAct>
    )
  return (
    <ActLink
      target={door.target}
      name={NAMES[act]}
      icon={door.kind === 'external' ? drawings.ArrowSquareOut : drawings.ArrowRight}
    >
      {door.kind === 'portal' ? <ActWords account={account} act={act} outlook={outlook} /> : words(door, act).text}
    </ActLink>
  )
}

type ActsProps = { readonly account: Account; readonly acts: Content<Acts>; readonly onRetry: () => void }

const ActDoors = ({ account, acts, onRetry }: ActsProps): ReactElement => {
  if (acts.kind === 'failed')
    return (
      <li>
        <RetryNote kind="alert" onRetry={onRetry}>
          <p>
            <Trans id="possible-acts.page.failed">Ce que vous pouvez faire n’a pas pu être lu.</Trans>
          </p>
        </RetryNote>
      </li>
    )
  const doors = acts.kind === 'known' ? (acts.value.doors[0]?.doors ?? []) : []
  return (
    <>
      {OFFERED.map((act) => {
        const one = doors.find((door) => door.act === act)
        const scheduled = one && scheduleTarget(account, one)
        return (
          <Fragment key={act}>
            <li>
              {one === undefined ? (
                <div className={rows.row}>
                  <SkeletonLine height={50} width="70%" />
                </div>
              ) : (
                <DoorRow account={account} act={act} door={one.door} outlook={one.outlook} />
              )}
            </li>
            {scheduled !== undefined && (
              <li>
                <ActLink target={scheduled} name={<Trans id="possible-acts.payment.schedule">Programmer un versement</Trans>}>
                  <Trans id="detail.acts.schedule-text">La même somme chaque mois, jusqu’à ce que vous l’arrêtiez</Trans>
                </ActLink>
              </li>
            )}
          </Fragment>
        )
      })}
    </>
  )
}

/** What can be done with one account of ours, and where; nothing can be done from here with one of another bank. */
export const AccountActs = (props: ActsProps): ReactElement => (
  <Section title={<Trans id="detail.acts.title">Ce que vous pouvez faire</Trans>} className={styles.section}>
    <ul className={styles.acts}>
      <ActDoors {...props} />
      {hasContractToSplit([props.account]) && (
        <li>
          <ActLink
            target={{ to: pathTo('withdrawal-simulator') }}
            name={<Trans id="detail.acts.simulate">Simuler ma retraite</Trans>}
          >
            <Trans id="detail.acts.simulate-text">Capital, rente ou les deux, à partir de 60&nbsp;ans</Trans>
          </ActLink>
        </li>
      )}
      <li>
        <ActLink target={{ to: pathTo('acts') }} name={<Trans id="page.possible-acts.title">Ce que je peux faire</Trans>}>
          <Trans id="detail.acts.all-text">Chaque acte sur chaque compte, avec ses raisons et ses dates</Trans>
        </ActLink>
      </li>
      <li>
        <ActLink target={{ to: pathTo('operations') }} name={<Trans id="detail.acts.operations">Voir mes opérations</Trans>}>
          <Trans id="detail.acts.operations-text">Versements, arbitrages et retraits, en cours et terminés</Trans>
        </ActLink>
      </li>
    </ul>
  </Section>
)
