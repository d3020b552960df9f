import { formatAmountInput, type Euros } from '@hautelisse/domain/money'
import {
  capitalShareOf,
  livingAges,
  type ClosingPayment,
  type LivingEffects,
  type ProjectionPlan,
} from '@hautelisse/domain/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts, WholeAmount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { WovenSlider } from '../ui/split-slider/index.ts'
import { useLiveDesk, type Desk } from './desk.ts'
import { ProjectAmount } from './money.tsx'
import * as styles from './page.css.ts'
import type { ProjectionActor } from './use-projection.ts'
import { useYearsWords } from './words.ts'

type Effects = { readonly effects: LivingEffects | undefined }
type OfPlan = { readonly desk: Desk; readonly plan: ProjectionPlan }

/** What a setting changes, once it is computed; its place is there before. */
const Effect = ({ name, value }: { readonly name: ReactNode; readonly value: Euros | undefined }): ReactElement => {
  const isHidden = useHiddenAmounts()
  return (
    <p className={styles.effect}>
      {name} <b>{value === undefined ? '…' : isHidden ? HIDDEN_AMOUNT : <WholeAmount value={value} movement />}</b>
    </p>
  )
}

const AgeSetting = ({ desk, plan, effects }: OfPlan & Effects): ReactElement => {
  const { t } = useLingui()
  const years = useYearsWords()
  const ages = livingAges(plan)
  const [first = plan.horizon, last = plan.horizon] = [ages[0], ages.at(-1)]
  const { horizon } = plan
  return (
    <div>
      <p className={styles.pair}>
        <span>
          <Trans id="projection.answer.horizon">Âge de départ</Trans>
        </span>
        <span>{years(horizon)}</span>
      </p>
      <WovenSlider
        label={t({ id: 'projection.answer.horizon', message: 'Âge de départ' })}
        min={first}
        max={last}
        value={horizon}
        valueText={years(horizon)}
        onMove={(age) => desk.send({ type: 'horizonTyped', text: String(age) })}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{years(first)}</span>
        <span>{years(last)}</span>
      </p>
      {(effects === undefined || effects.oneYearLater !== undefined) && (
        <Effect name={<Trans id="projection.adjust.later">Un an de plus</Trans>} value={effects?.oneYearLater} />
      )}
    </div>
  )
}

const SplitSetting = ({ desk, plan, effects }: OfPlan & Effects): ReactElement | null => {
  const { t } = useLingui()
  const capital = capitalShareOf(plan)
  if (capital === undefined)
    return (
      <p className={text({ as: 'small' })}>
        <Trans id="projection.adjust.locked">La loi garde toute cette épargne pour une rente.</Trans>
      </p>
    )
  const annuity = 100 - capital
  return (
    <div>
      <p className={styles.pair}>
        <span>
          <Trans id="projection.adjust.capital">Capital {capital}&nbsp;%</Trans>
        </span>
        <span>
          <Trans id="projection.adjust.annuity">Rente {annuity}&nbsp;%</Trans>
        </span>
      </p>
      <WovenSlider
        look="sides"
        label={t({ id: 'projection.adjust.split', message: 'Part en capital de ce que la loi laisse choisir' })}
        min={0}
        max={100}
        value={capital}
        valueText={t({ id: 'projection.adjust.split-text', message: `${capital} % en capital, ${annuity} % en rente` })}
        onMove={(share) => desk.send({ type: 'splitChosen', share: 100 - share })}
      />
      {capital > 0 && (effects === undefined || effects.allAnnuity !== undefined) && (
        <Effect
          name={<Trans id="projection.adjust.all-annuity">Tout en rente, sans capital</Trans>}
          value={effects?.allAnnuity}
        />
      )}
    </div>
  )
}

const PaymentLabel = ({ plan }: Pick<OfPlan, 'plan'>): ReactElement => {
  switch (plan.periodicity) {
    case 'monthly':
      return <Trans id="projection.adjust.month">Je verse par mois</Trans>
    case 'yearly':
      return <Trans id="projection.adjust.year">Je verse par an</Trans>
    case 'one_shot':
    default:
      return <Trans id="projection.adjust.once">Je verse en une fois</Trans>
  }
}

type ClosingProps = Pick<OfPlan, 'desk' | 'plan'> & { readonly closing: ClosingPayment | undefined }

/** What would close the gap by paying: proposed below the limits alone, said not to be enough above them (RP-28, S-3). */
const Closing = ({ desk, plan, closing }: ClosingProps): ReactElement | null => {
  const { horizon } = plan
  if (closing === undefined) return null
  if (closing.kind === 'proposed') {
    const amount = formatAmountInput(closing.month)
    return (
      <Note kind="info">
        <p>
          <Trans id="projection.closing.month">
            <b>
              <Amount value={closing.month} />
            </b>{' '}
            par mois en tout jusqu’à {horizon}&nbsp;ans atteindraient votre objectif, avec 2&nbsp;% de rendement supposé.
          </Trans>
        </p>
        <p>
          <Button
            variant="secondary"
            size="s"
            onClick={() =>
              desk.send({ type: 'answersTaken', form: { allocated_amount: amount, allocated_periodicity: 'monthly' } })
            }
          >
            <Trans id="projection.closing.try">Essayer ce versement</Trans>
          </Button>
        </p>
      </Note>
    )
  }
  if (closing.kind === 'none')
    return (
      <Note kind="info">
        <p>
          <Trans id="projection.closing.none">
            Verser ne suffira pas à cet âge&nbsp;: essayez un autre âge, ou un autre objectif.
          </Trans>
        </p>
      </Note>
    )
  return (
    <Note kind="info">
      <p>
        {closing.above === 'ceiling' ? (
          <Trans id="projection.closing.above-ceiling">
            Verser ne suffira pas&nbsp;: il faudrait plus de <Amount value={closing.limit} /> par mois, votre plafond de
            déduction. Essayez un autre âge, ou un autre objectif.
          </Trans>
        ) : (
          <Trans id="projection.closing.above-wage">
            Verser ne suffira pas&nbsp;: il faudrait plus de <Amount value={closing.limit} /> par mois, un dixième de votre revenu
            d’aujourd’hui. Essayez un autre âge, ou un autre objectif.
          </Trans>
        )}
      </p>
    </Note>
  )
}

type PanelProps = Effects & {
  readonly actor: ProjectionActor
  readonly plan: ProjectionPlan
  readonly closing: ClosingPayment | undefined
}

/** Age, split and payments under the hand, each with what it changes (RP-27). */
export const AdjustPanel = ({ actor, plan, effects, closing }: PanelProps): ReactElement => {
  const desk = useLiveDesk(actor)
  const { horizon } = plan
  return (
    <Panel className={styles.panel} aria-labelledby="retirement-adjust" data-print="never">
      <h2 id="retirement-adjust" tabIndex={-1} className={styles.panelTitle}>
        <Trans id="projection.adjust.title">Ajuster</Trans>
      </h2>
      <AgeSetting desk={desk} plan={plan} effects={effects} />
      {plan.accounts.length > 0 && (
        <>
          <SplitSetting desk={desk} plan={plan} effects={effects} />
          <div>
            <ProjectAmount desk={desk} field="allocated_amount" label={<PaymentLabel plan={plan} />} />
            {plan.periodicity === 'monthly' && (
              <Effect
                name={<Trans id="projection.adjust.more">100&nbsp;€ de plus jusqu’au départ</Trans>}
                value={effects?.morePayments}
              />
            )}
          </div>
        </>
      )}
      <Closing desk={desk} plan={plan} closing={closing} />
      <p className={text({ as: 'caption' })}>
        <Trans id="projection.adjust.note">
          Les gains sont en net par mois, en euros d’aujourd’hui, à partir de {horizon}&nbsp;ans. Rien n’est versé depuis cette
          page.
        </Trans>
      </p>
    </Panel>
  )
}
