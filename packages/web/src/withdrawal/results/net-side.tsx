import type { NetSideView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { Fan, fanThreads, ThreadUnitNote, type FanTarget } from '../../ui/charts/index.ts'
import { text } from '../../ui/page/index.ts'
import { ExplainedAmount } from './figure.tsx'
import { useMoneyText } from './money-text.ts'
import { MostLeft } from './net-most.tsx'
import { below, bundleAmount, bundles, sideHead, taxAmount } from './net.css.ts'

const FRAME = { width: 360, height: 96 } as const
const WHOLE: readonly FanTarget[] = [{ start: 0, width: 1 }]
/** Where the three bundles end, over their names. */
const TARGETS: readonly FanTarget[] = [
  { start: 0, width: 0.5 },
  { start: 0.54, width: 0.2 },
  { start: 0.78, width: 0.22 },
]

type NetSideProps = {
  readonly view: NetSideView
  readonly form: 'annuity' | 'capital'
  readonly isPicked: boolean
}

const NetTitle = ({ form, isNet }: { readonly form: NetSideProps['form']; readonly isNet: boolean }): ReactElement => {
  if (form === 'annuity')
    return isNet ? (
      <Trans id="withdrawal.net.annuity-net">Rente par mois, net estimé</Trans>
    ) : (
      <Trans id="withdrawal.net.annuity-gross">Rente par mois, brut</Trans>
    )
  return isNet ? (
    <Trans id="withdrawal.net.capital-net">Capital, net estimé</Trans>
  ) : (
    <Trans id="withdrawal.net.capital-gross">Capital, brut</Trans>
  )
}

/** One side of the result: its threads hang straight until both rates are known, then part into net, charges and tax. */
export const NetSide = ({ view: { gross, total }, form, isPicked }: NetSideProps): ReactElement => {
  const { t } = useLingui()
  const { spoken } = useMoneyText()
  const isHidden = useHiddenAmounts()
  const tone = form === 'annuity' ? 'd1' : 'd2'
  const whole = spoken(gross)
  if (total === undefined || total.isMost) {
    const kind = total === undefined ? 'solid' : 'dashed'
    const threads = fanThreads([{ id: 'gross', amount: gross.toNumber(), tone, kind }], 'small')
    return (
      <div>
        <p className={sideHead}>
          <span className={text({ strong: true })}>
            <NetTitle form={form} isNet={total !== undefined} />
          </span>
          {total === undefined ? <Amount value={gross} size="s" /> : <MostLeft value={total.net} />}
        </p>
        <Fan
          threads={threads}
          label={t({ id: 'withdrawal.net.gross-label', message: `${whole}, brut` })}
          wide={{ ...FRAME, targets: WHOLE }}
        />
        <p className={`${text({ as: 'small' })} ${below}`}>
          {total !== undefined ? (
            <Trans id="withdrawal.net.say-paid-in">
              Sur <Amount value={gross} /> brut. Dites ce que vous avez versé pour voir ce qui reste.
            </Trans>
          ) : isPicked ? (
            <Trans id="withdrawal.net.not-modelled">Le net de l’un de ces contrats n’est pas calculé ici.</Trans>
          ) : (
            <Trans id="withdrawal.net.answer">Répondez pour voir le net</Trans>
          )}
        </p>
        {!isHidden && <ThreadUnitNote threads={threads} />}
      </div>
    )
  }
  const threads = fanThreads(
    [
      { id: 'net', amount: total.net.toNumber(), tone },
      { id: 'charges', amount: total.charges.toNumber(), tone: 'd3' },
      { id: 'tax', amount: total.tax.toNumber(), tone: 'd5' },
    ],
    'small',
  )
  const [net, charges, tax] = [spoken(total.net), spoken(total.charges), spoken(total.tax)]
  return (
    <div>
      <p className={sideHead}>
        <span className={text({ strong: true })}>
          <NetTitle form={form} isNet />
        </span>
        <ExplainedAmount id={total.id} value={total.net} size="s" />
      </p>
      <Fan
        threads={threads}
        label={t({
          id: 'withdrawal.net.label',
          message: `Sur ${whole} brut : ${net} net, ${charges} de charges sociales, ${tax} d’impôt`,
        })}
        wide={{ ...FRAME, targets: TARGETS }}
      />
      <dl className={bundles}>
        <div>
          <dt>
            <Trans id="withdrawal.net.bundle-net">Net</Trans>
          </dt>
          <dd className={bundleAmount}>
            <Amount value={total.net} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="withdrawal.net.bundle-charges">Charges</Trans>
          </dt>
          <dd className={bundleAmount}>
            <Amount value={total.charges} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="withdrawal.net.bundle-tax">Impôt</Trans>
          </dt>
          <dd className={`${bundleAmount} ${taxAmount}`}>
            <Amount value={total.tax} />
          </dd>
        </div>
      </dl>
      <ThreadUnitNote threads={threads}>
        <Trans id="withdrawal.net.gross">
          Brut : <Amount value={gross} />
        </Trans>
      </ThreadUnitNote>
    </div>
  )
}
