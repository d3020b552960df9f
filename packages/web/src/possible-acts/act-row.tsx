import type { Account } from '@hautelisse/domain/accounts'
import type { ActDate, ActOutlook, ActReason, ActState } from '@hautelisse/domain/possible-acts'
import { isPositive } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { drawings, Icon, type IconDrawing } from '../ui/icon/index.ts'
import { Text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './acts.css.ts'
import { ReasonText } from './door-line.tsx'
import { ActLine } from './line.tsx'
import { MotivesLine, PossibleLine } from './possible.tsx'
import { WayOut } from './way-out.tsx'
import { useActNames } from './words.ts'

const MARKS: Readonly<Record<ActState, IconDrawing>> = {
  possible: drawings.Check,
  dated: drawings.Calendar,
  yours: drawings.User,
  closed: drawings.Close,
}

const ActStateTag = ({ state }: { readonly state: ActState }): ReactElement => {
  const { t } = useLingui()
  const words: Readonly<Record<ActState, string>> = {
    possible: t({ id: 'possible-acts.state.possible', message: 'Possible' }),
    dated: t({ id: 'possible-acts.state.dated', message: 'À une date' }),
    yours: t({ id: 'possible-acts.state.yours', message: 'À vous d’agir' }),
    closed: t({ id: 'possible-acts.state.closed', message: 'Fermé' }),
  }
  return (
    <span className={`${styles.tag} ${styles.tags[state]}`}>
      <Icon of={MARKS[state]} /> {words[state]}
    </span>
  )
}

type RowProps = {
  readonly account: Account
  readonly outlook: ActOutlook
  readonly onNote: (dates: readonly ActDate[]) => void
}

const ReasonLine = ({ reason, account, outlook, onNote }: RowProps & { readonly reason: ActReason }): ReactElement => {
  const { act } = outlook
  const on = 'from' in reason ? reason.from : undefined
  if (on === undefined)
    return (
      <ActLine way={<WayOut reason={reason} act={act} account={account} />}>
        <ReasonText reason={reason} act={act} />
      </ActLine>
    )
  return (
    <ActLine
      way={
        <>
          <TextButton icon={drawings.Calendar} onClick={() => onNote([{ kind: 'act', on, act, accounts: [account] }])}>
            <Trans id="possible-acts.way.note">Noter cette date</Trans> <VisuallyHidden>{account.title}</VisuallyHidden>
          </TextButton>
          <WayOut reason={reason} act={act} account={account} />
        </>
      }
    >
      <ReasonText reason={reason} act={act} />
    </ActLine>
  )
}

/** One act of an account: whether it is possible, or every reason why not, each with its day and its way out. */
export const ActRow = (props: RowProps): ReactElement => {
  const names = useActNames()
  const { account, outlook } = props
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <Text as="name" tag="h3">
          {names[outlook.act]}
        </Text>
        <ActStateTag state={outlook.state} />
      </div>
      <ul className={styles.lines}>
        {outlook.state === 'possible' && <PossibleLine account={account} outlook={outlook} />}
        {outlook.reasons.map((reason) => (
          <ReasonLine key={`${reason.kind} ${'code' in reason ? reason.code : ''}`} {...props} reason={reason} />
        ))}
        {outlook.act === 'release' && outlook.state === 'yours' && isPositive(outlook.free) && (
          <ActLine>
            <Trans id="possible-acts.release.then">
              Ensuite : <Amount value={outlook.free} /> sans motif
            </Trans>
          </ActLine>
        )}
        {outlook.act === 'release' && outlook.state !== 'closed' && outlook.motives > 0 && (
          <MotivesLine account={account} outlook={outlook} />
        )}
      </ul>
    </div>
  )
}
