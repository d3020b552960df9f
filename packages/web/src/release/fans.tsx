import { subtractEuros, type Euros } from '@hautelisse/domain/money'
import type { ReleaseOffer } from '@hautelisse/domain/release'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Fan, ThreadUnitNote } from '../ui/charts/index.ts'
import * as styles from './release.css.ts'

const [WIDTH, HEIGHT] = [320, 120] as const
const GAP = 0.06

/** Two bundles, as wide as they are worth. */
const targetsOf = (first: Euros, second: Euros) => {
  const share = first.dividedBy(first.plus(second)).toNumber() * (1 - GAP)
  return [
    { start: 0, width: share, align: 'start' as const },
    { start: share + GAP, width: 1 - GAP - share, align: 'end' as const },
  ]
}

type SplitFanProps = {
  readonly label: string
  readonly first: Euros
  readonly second: Euros
  readonly tones: readonly ['d1' | 'd4', 'd1' | 'd5']
}

const SplitFan = ({ label, first, second, tones }: SplitFanProps): ReactElement | null =>
  first.plus(second).isZero() ? null : (
    <>
      <div className={`${styles.small} ${styles.end}`}>
        <ThreadUnitNote total={first.plus(second).toNumber()} isSmall />
      </div>
      <Fan
        isSmall
        label={label}
        groups={[
          { id: 'first', amount: first.toNumber(), tone: tones[0] },
          { id: 'second', amount: second.toNumber(), tone: tones[1] },
        ]}
        wide={{ width: WIDTH, height: HEIGHT, targets: targetsOf(first, second) }}
      />
    </>
  )

/** What is free already, and what the chosen reason releases. */
export const ReleasableFan = ({ offer, most }: { readonly offer: ReleaseOffer; readonly most: Euros }): ReactElement => {
  const { t } = useLingui()
  const [free] = offer.kinds
  return (
    <>
      {free !== undefined && (
        <SplitFan
          label={t({ id: 'release.fan.releasable', message: 'Ce qui est disponible, et ce qui peut être débloqué' })}
          first={free.worth}
          second={most}
          tones={['d4', 'd1']}
        />
      )}
      <p className={styles.ends}>
        {free !== undefined && (
          <span>
            <Trans id="release.fan.free">Déjà disponible</Trans>
            <b>
              <Amount value={free.worth} />
            </b>
          </span>
        )}
        <span className={styles.end}>
          <Trans id="release.fan.most">Peut être débloqué</Trans>
          <b>
            <Amount value={most} />
          </b>
        </span>
      </p>
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
        first={paid}
        second={taken}
        tones={['d1', 'd5']}
      />
      <p className={styles.ends}>
        <span>
          <Trans id="release.fan.account">Sur votre compte</Trans>
          <b>
            <Amount value={paid} />
          </b>
        </span>
        <span className={styles.end}>
          <Trans id="release.fan.taken">Prélèvements</Trans>
          <b>
            <Amount value={taken} />
          </b>
        </span>
      </p>
    </>
  )
}
