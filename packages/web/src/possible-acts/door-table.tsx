import { contractNumber, type Account } from '@hautelisse/domain/accounts'
import type { AccountDoors, Door } from '@hautelisse/domain/possible-acts'
import { HOME_ACTS, type HomeAct } from '@hautelisse/domain/home'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { DoorLink } from '../portal/index.ts'
import { drawings, Icon, type IconDrawing } from '../ui/icon/index.ts'
import { Table, text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { ReasonText } from './door-line.tsx'
import * as styles from './home-doors.css.ts'
import { useAdvisor } from './use-advisor.ts'
import { useActNames, useFrom } from './words.ts'

type Open = Exclude<Door, { readonly kind: 'shut' }>

const MARKS: Readonly<Record<Open['kind'], IconDrawing>> = {
  portal: drawings.ArrowRight,
  external: drawings.ArrowSquareOut,
  letter: drawings.FileText,
  advisor: drawings.Chat,
  'help-line': drawings.Envelope,
}

/** Names of the places, as the link of a cell says them. */
const usePlaces = (): Readonly<Record<Open['kind'], ReactNode>> => ({
  portal: <Trans id="possible-acts.places.here">Ici, en ligne</Trans>,
  external: <Trans id="possible-acts.places.space">Espace des opérations</Trans>,
  letter: <Trans id="possible-acts.places.letter">Par courrier</Trans>,
  advisor: useAdvisor() ?? <Trans id="frame.advisor.title">Votre conseiller</Trans>,
  'help-line': <Trans id="portal.footer.contact">Nous contacter</Trans>,
})

type CellProps = { readonly act: HomeAct; readonly account: Account; readonly door: Door }

/** Why an act is shut, or the day from which its page has more. */
const ShutReasons = ({ act, of }: { readonly act: HomeAct; readonly of: Door['reasons'] }): ReactElement => (
  <ul className={styles.reasons}>
    {of.map((reason) => (
      <li key={`${reason.kind} ${'code' in reason ? reason.code : ''}`} className={styles.reason}>
        <Icon of={drawings.Lock} className={styles.lock} />
        <span>
          <ReasonText reason={reason} act={act} />
        </span>
      </li>
    ))}
  </ul>
)

/** Money out by a reason of the law is asked for on a page of its own; without one it waits for its day. */
const isByReason = ({ kind, reasons }: Door): boolean => kind === 'portal' && reasons.some((one) => one.kind === 'withdraw-page')

const ActPlace = ({ act, account, door }: CellProps): ReactElement => {
  const places = usePlaces()
  const fromOf = useFrom()
  const title = useActNames()[act]
  if (door.kind === 'shut') return <ShutReasons act={act} of={door.reasons} />
  const dated = door.kind === 'portal' ? door.reasons.flatMap((reason) => fromOf(reason) ?? []) : []
  return (
    <>
      <DoorLink target={door.target} icon={MARKS[door.kind]} trailing className={styles.link}>
        {isByReason(door) ? <Trans id="possible-acts.places.reason">Selon le motif</Trans> : places[door.kind]}{' '}
        <VisuallyHidden>
          {title}, {account.title}
        </VisuallyHidden>
      </DoorLink>
      {dated.map((from) => (
        <span key={from} className={text({ tone: 'quiet', block: true })}>
          <Trans id="possible-acts.places.otherwise">{from} sans motif</Trans>
        </span>
      ))}
    </>
  )
}

const ContractNumber = ({ account }: { readonly account: Account }): ReactElement => {
  const contract = contractNumber(account)
  return <Trans id="accounts.row.contract">Contrat {contract}</Trans>
}

const EMPTY: Readonly<Record<HomeAct, undefined>> = { payment: undefined, switch: undefined, release: undefined }

/** Contracts by acts: the place where each is done, with its mark, or every reason why it is shut (ACTS-13, HOME-DOORS-01). */
export const DoorTable = ({ of }: { readonly of: readonly AccountDoors[] }): ReactElement => {
  const { t } = useLingui()
  const titles = useActNames()
  return (
    <Table
      caption={t({ id: 'possible-acts.places.title', message: 'Où agir sur vos contrats' })}
      columns={[
        { id: 'contract', label: t({ id: 'letter.band.contract', message: 'Contrat' }) },
        ...HOME_ACTS.map((act) => ({ id: act, label: titles[act] })),
      ]}
      rows={of.map(({ account, doors }) => ({
        key: account.policy_id,
        cells: {
          ...EMPTY,
          ...Object.fromEntries(
            HOME_ACTS.flatMap((act) =>
              doors.flatMap((one) =>
                one.act === act ? [[act, <ActPlace key={act} act={act} account={account} door={one.door} />]] : [],
              ),
            ),
          ),
          contract: (
            <>
              {account.title}
              <span className={text({ as: 'small', block: true, strong: false })}>
                <ContractNumber account={account} />
              </span>
            </>
          ),
        },
      }))}
    />
  )
}
