import { firstStepOf, type Step } from '@hautelisse/domain/withdrawal'
import { selectAnnuity } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, writeRound } from '../../ui/amount/index.ts'
import { ChartFrame, StepsChart } from '../../ui/charts/index.ts'
import { text } from '../../ui/page/index.ts'
import { AmountTable } from './age-table.tsx'
import { GrossFigure, Place } from './figure.tsx'
import { useMoneyText } from './money-text.ts'
import { basis, intro, section, tiers } from './results.css.ts'
import { FoldTitle } from './fold.tsx'
import type { ResultsProps } from './results-props.ts'
import { useTierWords } from './tier-words.ts'

/** What the stepped annuity does, by the step it begins with. */
const STEPS_TEXT: Readonly<Record<Step, ReactElement>> = {
  AVANT_70: (
    <Trans id="withdrawal.results.steps-text">
      Une rente plus faible au début, augmentée de 20 % à 70 ans puis de nouveau de 20 % à 75 ans.
    </Trans>
  ),
  DE_70_A_75: (
    <Trans id="withdrawal.results.steps-text-from-70">
      Une rente plus faible au début, augmentée de 20 % à 75 ans. Le palier d’avant 70 ans est passé au départ.
    </Trans>
  ),
  APRES_75: (
    <Trans id="withdrawal.results.steps-text-from-75">
      À votre départ il ne reste qu’un palier, après 75 ans : cette rente est égale à la rente simple.
    </Trans>
  ),
}

/** The stepped annuity against the plain one (MRM-17, S-CONST-12). */
export const StepsSection = ({ snapshot }: ResultsProps): ReactElement | null => {
  const { t } = useLingui()
  const { shown, spoken } = useMoneyText()
  const words = useTierWords()
  const view = selectAnnuity(snapshot)
  if (view === undefined || view.steps.length === 0) return null
  const { steps, stepsByAge, plain } = view
  const [first] = steps
  const points = stepsByAge.map(({ age, month }) => ({ age, value: month.toNumber(), label: shown(month) }))
  const plainAmount = spoken(plain.month)
  const inWords = steps.map(({ step, month }) => `${words[step]} : ${spoken(month)}`).join(', ')
  return (
    <Place id="steps">
      <div className={section}>
        <ChartFrame
          title={
            <FoldTitle
              figure={
                first !== undefined && (
                  <Trans id="withdrawal.results.steps-fold">
                    <Amount value={first.month} /> par mois au départ
                  </Trans>
                )
              }
            >
              <Trans id="withdrawal.results.steps">Par paliers</Trans>
            </FoldTitle>
          }
          intro={
            <>
              <p className={intro}>{STEPS_TEXT[firstStepOf(steps.map(({ step }) => step))]}</p>
              <p className={basis}>
                <b>
                  <Trans id="withdrawal.results.basis-steps">Par mois, brut, sans revalorisation</Trans>
                </b>
              </p>
            </>
          }
          chart={
            <StepsChart
              label={t({
                id: 'withdrawal.results.steps-label',
                message: `Par mois, sans revalorisation. ${inWords}. La rente simple est de ${plainAmount}.`,
              })}
              points={points}
              reference={{
                value: plain.month.toNumber(),
                label: t({ id: 'withdrawal.results.reference', message: `Rente simple ${shown(plain.month)}` }),
              }}
              formatTick={writeRound}
            />
          }
          table={
            <AmountTable
              caption={t({ id: 'withdrawal.results.steps-caption', message: 'Rente par paliers, brut, sans revalorisation' })}
              head={t({ id: 'withdrawal.calculation.tier', message: 'Palier' })}
              rows={steps.map((row) => ({ key: row.step, name: words[row.step], view: row }))}
            />
          }
        >
          <dl className={tiers} data-print="never">
            {steps.map(({ step, figure, month }) => (
              <div key={step}>
                <dt className={text({ as: 'small' })}>{words[step]}</dt>
                <dd>
                  <GrossFigure id={{ kind: 'annuity', figure, period: 'month' }} value={month} size="s" />
                </dd>
              </div>
            ))}
          </dl>
        </ChartFrame>
      </div>
    </Place>
  )
}
