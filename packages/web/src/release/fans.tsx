import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { isPositive, subtractEuros, sumEuros, type Euros } from '@hautelisse/domain/money'
import type { ReleaseSplit } from '@hautelisse/domain/release'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Fan, fanThreads, ThreadUnitNote, type FanGroup } from '../ui/charts/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './release.css.ts'

const [WIDTH, HEIGHT] = [320, 120] as const
const GAP = 0.06

type Part = {
  readonly id: string
  readonly amount: Euros
  readonly tone: FanGroup['tone']
  /** Whatever is not certain is dashed. */
  readonly isUncertain?: boolean
}

/** Bundles as wide as they are worth, with a little room between them; the first and the last stand at the edges. */
const targetsOf = (parts: readonly Part[]) => {
  const total = sumEuros(parts.map(({ amount }) => amount))
  const room = 1 - GAP * (parts.length - 1)
  const shares = parts.map(({ amount }) => amount.dividedBy(total).toNumber() * room)
  return shares.map((width, at) => ({
    start: shares.slice(0, at).reduce((sum, share) => sum + share + GAP, 0),
    width,
    align: at === parts.length - 1 ? ('end' as const) : ('start' as const),
  }))
}

type SplitFanProps = { readonly label: string; readonly parts: readonly Part[] }

const SplitFan = ({ label, parts }: SplitFanProps): ReactElement | null => {
  const shown = parts.filter(({ amount }) => isPositive(amount))
  if (shown.length === 0) return null
  const threads = fanThreads(
    shown.map(({ id, amount, tone, isUncertain = false }) => ({
      id,
      amount: amount.toNumber(),
      tone,
      kind: isUncertain ? 'dashed' : 'solid',
    })),
    'small',
  )
  return (
    <>
      <div className={styles.unit}>
        <ThreadUnitNote threads={threads} />
      </div>
      <Fan label={label} threads={threads} wide={{ width: WIDTH, height: HEIGHT, targets: targetsOf(shown) }} />
    </>
  )
}

type KeyProps = {
  readonly tone: keyof typeof styles.keys
  readonly name: ReactNode
  readonly children: ReactNode
  /** What it is worth takes a sentence: it stands under its name. */
  readonly isLong?: boolean
}

/** A group of threads: its colour, its name, and what it is worth. */
const FanLine = ({ tone, name, children, isLong = false }: KeyProps): ReactElement => (
  <li className={styles.key}>
    <span className={styles.keys[tone]} aria-hidden="true" />
    <span>{name}</span>
    <b className={isLong ? styles.keySentence : styles.keyAmount}>{children}</b>
  </li>
)

/** What an account is made of for a release: the parts add up to what it holds. */
export const ReleasableFan = ({ split }: { readonly split: ReleaseSplit }): ReactElement => {
  const { t } = useLingui()
  const { free, releasable, isUpTo, later, event, otherwise, asked } = split
  const most = <Amount value={releasable} />
  return (
    <>
      <SplitFan
        label={t({ id: 'release.fan.releasable', message: 'Ce qui est disponible, et ce qui peut être débloqué' })}
        parts={[
          { id: 'free', amount: free, tone: 'd4' },
          { id: 'releasable', amount: releasable, tone: 'd1', isUncertain: isUpTo },
          { id: 'later', amount: sumEuros([later, otherwise]), tone: 'mute' },
          { id: 'asked', amount: asked, tone: 'd2' },
        ]}
      />
      <ul className={styles.keyList}>
        <FanLine tone="d4" name={<Trans id="release.fan.free">Déjà disponible</Trans>}>
          <Amount value={free} />
        </FanLine>
        {isUpTo ? (
          <FanLine isLong tone="uncertain" name={<Trans id="release.fan.most">Peut être débloqué</Trans>}>
            <Trans id="release.fan.up-to">Jusqu’à {most}, selon la date</Trans>
          </FanLine>
        ) : (
          <FanLine tone="d1" name={<Trans id="release.fan.most">Peut être débloqué</Trans>}>
            {most}
          </FanLine>
        )}
        {isPositive(later) && event !== undefined && (
          <FanLine
            tone="mute"
            name={<Trans id="release.fan.later">Versés après le {formatFrenchDate(event)}, restent bloqués</Trans>}
          >
            <Amount value={later} />
          </FanLine>
        )}
        {isPositive(otherwise) && (
          <FanLine tone="mute" name={<Trans id="release.fan.otherwise">Restent bloqués pour ce motif</Trans>}>
            <Amount value={otherwise} />
          </FanLine>
        )}
        {isPositive(asked) && (
          <FanLine tone="d2" name={<Trans id="release.fan.asked">Déjà dans vos demandes en cours</Trans>}>
            <Amount value={asked} />
          </FanLine>
        )}
      </ul>
    </>
  )
}

/** What comes to the account, and what is taken. */
export const NetFan = ({ amount, paid }: { readonly amount: Euros; readonly paid: Euros }): ReactElement => {
  const { t } = useLingui()
  const taken = subtractEuros(amount, paid)
  return (
    <>
      <SplitFan
        label={t({ id: 'release.fan.net', message: 'Ce qui vous revient, et ce qui est prélevé' })}
        parts={[
          { id: 'paid', amount: paid, tone: 'd1' },
          { id: 'taken', amount: taken, tone: 'd5' },
        ]}
      />
      <p className={styles.ends}>
        <span>
          <Trans id="release.fan.account">Sur votre compte</Trans>
          <b>
            <Amount value={paid} />
          </b>
        </span>
        <span className={text({ end: true })}>
          <Trans id="release.fan.taken">Prélèvements</Trans>
          <b>
            <Amount value={taken} />
          </b>
        </span>
      </p>
    </>
  )
}
