import { selectAssumptions, selectPaid, type PaidView } from '@hautelisse/machines/withdrawal'
import { formatRate, type Euros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts, writeRound } from '../../ui/amount/index.ts'
import { ChartFrame, StepsChart } from '../../ui/charts/index.ts'
import { inSentence } from '../../ui/in-sentence/index.ts'
import { Remarks, Table, text } from '../../ui/page/index.ts'
import { FoldTitle } from './fold.tsx'
import { useAnnuityTitle } from './figure-titles.ts'
import { useMoneyText } from './money-text.ts'
import { MostLeft } from './net-most.tsx'
import { intro, section } from './results.css.ts'
import type { ResultsProps } from './results-props.ts'

type ViewProps = { readonly view: PaidView }

const Capital = ({ view: { capital, isNet } }: ViewProps): ReactElement =>
  isNet ? <MostLeft value={capital} /> : <Amount value={capital} />

/** From which age the annuity has paid more, in words: never a promise, and never a date of a death. */
const Turning = ({ view }: ViewProps): ReactElement => {
  const { paid, flatFrom, last, isNet } = view
  const { from } = paid
  const flat = flatFrom?.age
  if (from === undefined)
    return isNet ? (
      <Trans id="withdrawal.paid.never-net">
        Si le capital est à son plus haut, la rente n’aura pas versé plus que lui avant {last}&nbsp;ans.
      </Trans>
    ) : (
      <Trans id="withdrawal.paid.never">
        Dans ce calcul, la rente n’aura pas versé plus que ce capital avant {last}&nbsp;ans.
      </Trans>
    )
  return (
    <>
      <b>
        {isNet ? (
          <Trans id="withdrawal.paid.from-net">
            À partir de {from}&nbsp;ans au plus tard, la rente aura versé plus que le capital.
          </Trans>
        ) : (
          <Trans id="withdrawal.paid.from">À partir de {from}&nbsp;ans, la rente aura versé plus que le capital.</Trans>
        )}
      </b>{' '}
      {flatFrom !== undefined && flat !== from && (
        <>
          {flat === undefined ? (
            <Trans id="withdrawal.paid.flat-never">Sans revalorisation, pas avant {last}&nbsp;ans.</Trans>
          ) : (
            <Trans id="withdrawal.paid.flat">Sans revalorisation, à partir de {flat}&nbsp;ans.</Trans>
          )}
        </>
      )}
    </>
  )
}

/** What an early death means, by the annuity that leads. */
const EarlyDeath = ({ view: { figure, reversion } }: ViewProps): ReactElement => {
  const years = 'years' in figure ? figure.years : undefined
  return (
    <>
      {years !== undefined && reversion !== undefined && (
        <Trans id="withdrawal.paid.death-both">
          En cas de décès avant, la rente est versée en entier jusqu’au terme des {years}&nbsp;ans, puis à {reversion}&nbsp;% à
          votre conjoint, toute sa vie.
        </Trans>
      )}
      {years !== undefined && reversion === undefined && (
        <Trans id="withdrawal.paid.death-years">
          En cas de décès avant, la rente est versée à vos proches jusqu’au terme des {years}&nbsp;ans, puis s’arrête.
        </Trans>
      )}
      {years === undefined && reversion !== undefined && (
        <Trans id="withdrawal.paid.death-spouse">
          En cas de décès avant, {reversion}&nbsp;% de la rente sont versés à votre conjoint, toute sa vie.
        </Trans>
      )}
      {years === undefined && reversion === undefined && (
        <Trans id="withdrawal.paid.death">
          En cas de décès avant, la rente s’arrête : elle aura versé moins que le capital. De ce capital, ce que vous n’avez pas
          dépensé reste à vos proches.
        </Trans>
      )}
    </>
  )
}

const Drawing = ({ view, shown }: ViewProps & { readonly shown: (amount: Euros) => string }): ReactElement => {
  const { t } = useLingui()
  const { capital, paid, start, isNet } = view
  const isHidden = useHiddenAmounts()
  const round = isHidden ? HIDDEN_AMOUNT : writeRound(capital.toNumber())
  const line = isNet
    ? t({ id: 'withdrawal.paid.line-net', message: `En capital, au plus ${round}` })
    : t({ id: 'withdrawal.paid.line', message: `En capital ${round}` })
  const last = paid.ages.at(-1)
  const total = last === undefined || isHidden ? HIDDEN_AMOUNT : writeRound(last.paid.toNumber())
  const end = last?.age ?? start
  return (
    <StepsChart
      label={t({
        id: 'withdrawal.paid.label',
        message: `Versé par la rente, de 0\u00A0€ à ${start}\u00A0ans à ${total} à ${end}\u00A0ans. ${line}.`,
      })}
      points={paid.ages.map(({ age, paid: sum }) => ({ age, value: sum.toNumber(), label: shown(sum) }))}
      reference={{ value: capital.toNumber(), label: line }}
      formatTick={writeRound}
    />
  )
}

const PaidTable = ({ view }: ViewProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      dense
      asCards={false}
      caption={t({ id: 'withdrawal.paid.caption', message: 'Ce que la rente a versé à chaque âge' })}
      columns={[
        { id: 'age', label: t({ id: 'withdrawal.results.age-head', message: 'Âge' }) },
        { id: 'paid', label: t({ id: 'withdrawal.paid.column', message: 'Versé jusqu’ici' }), align: 'end' },
      ]}
      rows={view.paid.ages.map(({ age, paid }) => ({ key: age, cells: { age, paid: <Amount value={paid} /> } }))}
    />
  )
}

const basisOf = ({ isNet }: PaidView, title: string): ReactNode =>
  isNet ? (
    <Trans id="withdrawal.paid.basis-net">Net estimé, {title}.</Trans>
  ) : (
    <Trans id="withdrawal.paid.basis">Brut, {title}.</Trans>
  )

/** What the annuity has paid by each age, beside the same savings as capital, and the age in words (WITH-07). */
export const PaidSection = ({ snapshot }: ResultsProps): ReactElement | null => {
  const { shown } = useMoneyText()
  const title = useAnnuityTitle()
  const view = selectPaid(snapshot)
  if (view === undefined) return null
  const { from } = view.paid
  const rate = formatRate(selectAssumptions(snapshot)?.revaluationPercent ?? 0)
  return (
    <div className={section}>
      <ChartFrame
        title={
          <FoldTitle
            figure={
              from !== undefined &&
              (view.isNet ? (
                <Trans id="withdrawal.paid.figure-net">Plus que le capital à partir de {from}&nbsp;ans au plus tard</Trans>
              ) : (
                <Trans id="withdrawal.paid.figure">Plus que le capital à partir de {from}&nbsp;ans</Trans>
              ))
            }
          >
            <Trans id="withdrawal.paid.title">Versé jusqu’ici, par âge</Trans>
          </FoldTitle>
        }
        intro={
          <div className={intro}>
            <p>
              <Trans id="withdrawal.paid.text">
                La même épargne, une fois en rente à vie, une fois en capital : <Capital view={view} />.
              </Trans>{' '}
              {basisOf(view, inSentence(title(view.figure)))}
            </p>
            <p className={text({ tone: 'ink' })}>
              <Turning view={view} />
            </p>
          </div>
        }
        chart={<Drawing view={view} shown={shown} />}
        table={<PaidTable view={view} />}
      >
        <Remarks>
          <EarlyDeath view={view} />
          {from !== undefined && (
            <Trans id="withdrawal.paid.spent">
              Dépensé au rythme de la rente, sans rendement ni perte, le capital durerait jusque vers {from}&nbsp;ans.
            </Trans>
          )}
          {view.isBound && (
            <Trans id="withdrawal.paid.bound">
              La loi ne laisse pas toute cette épargne sortir en capital : la ligne est là pour comparer.
            </Trans>
          )}
          {view.flatFrom !== undefined && (
            <Trans id="withdrawal.paid.rise">
              Revalorisation supposée de {rate} par an. Personne ne sait la durée d’une vie.
            </Trans>
          )}
        </Remarks>
      </ChartFrame>
    </div>
  )
}
