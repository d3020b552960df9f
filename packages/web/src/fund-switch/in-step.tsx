import { fundsInto, type SwitchFigures } from '@hautelisse/domain/fund-switch'
import { isNegative, isPositive, subtractEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import {
  selectErrors,
  selectFigures,
  selectForm,
  selectOffer,
  type Answer,
  type SwitchField,
} from '@hautelisse/machines/fund-switch'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { fields } from '../stepper/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { RemainderLine } from '../ui/remainder-line/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { AfterPanel, shareText } from './after-panel.tsx'
import { DestinationChoice } from './destination-choice.tsx'
import { SwitchFundName } from './fund-name.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './fund-switch.css.ts'
import { MovingThreads } from './moving-threads.tsx'
import { SwitchPlace } from './place.tsx'
import { SwitchForm } from './step-form.tsx'
import type { SwitchProps } from './use-fund-switch.ts'
import { useErrorWords, useStepWords } from './words.ts'

type Line = SwitchFigures['funds'][number]

const percent = (share: number): string => `${Math.min(100, Math.max(0, share * 100))}%`

/** What a fund with a limit may hold, what it holds after the switch, and what is still possible. */
const FundLimit = ({ line, total }: { readonly line: Line; readonly total: SwitchFigures['total'] }): ReactElement | null => {
  const { fund, before, after, most, left } = line
  if (most === undefined || left === undefined || total.isZero()) return null
  const at = (amount: typeof total): string => percent(amount.dividedBy(total).toNumber())
  return (
    <div className={styles.limit}>
      <p className={styles.line}>
        <span>
          <Trans id="fund-switch.in.most">
            {fund.fund_max_rate} % du contrat au plus, soit <Amount value={most} />
          </Trans>
        </span>
        <b>{shareText(after, total)}</b>
      </p>
      <span
        aria-hidden="true"
        className={styles.gauge}
        style={cssVars({ '--held': at(before), '--after': at(after), '--most': at(most) })}
      />
      <p className={text({ as: 'small' })}>
        <Trans id="fund-switch.in.possible">
          Encore possible : <Amount value={left} />
        </Trans>
      </p>
    </div>
  )
}

/** What is left to put: nothing, an amount, or too much. */
const Rest = ({ left }: Pick<SwitchFigures, 'left'>): ReactElement =>
  isNegative(left) ? (
    <RemainderLine kind="over" value={subtractEuros(ZERO_EUROS, left)} />
  ) : (
    <RemainderLine kind={isPositive(left) ? 'left' : 'none'} value={left} />
  )

/** Step 3: where it goes, with the threads that move (ARB-04, ARB-07). */
export const InStep = ({ snapshot, send }: SwitchProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useErrorWords()
  const { moved } = useStepWords(snapshot)
  const [form, offer, figures, errors] = [
    selectForm(snapshot),
    selectOffer(snapshot),
    selectFigures(snapshot),
    selectErrors(snapshot),
  ]
  const field = fields<Answer, SwitchField>({ errors, words }, send)
  if (offer === undefined || figures === undefined) return null
  const { funds: lines, total } = figures.other ?? figures
  const into = new Set(fundsInto(form, offer).map(({ id }) => id))
  const split = field.refusal('in')
  return (
    <SwitchForm
      snapshot={snapshot}
      send={send}
      title={<Trans id="fund-switch.in.title">Vers où déplacer {moved} ?</Trans>}
      lead={<SwitchPlace snapshot={snapshot} />}
      left={
        <>
          {isNegative(figures.left) ? (
            <Trans id="fund-switch.in.over">Placé en trop</Trans>
          ) : (
            <Trans id="fund-switch.in.left">Reste à placer</Trans>
          )}{' '}
          <Amount value={isNegative(figures.left) ? subtractEuros(ZERO_EUROS, figures.left) : figures.left} />
        </>
      }
      aside={<AfterPanel snapshot={snapshot} />}
    >
      <DestinationChoice snapshot={snapshot} send={send} />
      {figures.other === undefined && (
        <Panel>
          <MovingThreads figures={figures} />
        </Panel>
      )}
      <Panel>
        <h2 className={text({ as: 'subtitle' })}>
          <Trans id="fund-switch.step.in">Vers où</Trans>
        </h2>
        {lines
          .filter(({ fund }) => into.has(fund.id))
          .map((line) => (
            <div key={line.fund.id} className={styles.fund}>
              <SwitchFundName fund={line.fund} />
              <div>
                <MoneyField
                  {...field.amount(`in.${line.fund.id}`, { path: `in.${line.fund.id}`, text: form.in[line.fund.id] ?? '' })}
                  label={
                    <VisuallyHidden>
                      {t({ id: 'fund-switch.in.amount', message: `Montant à placer, ${line.fund.label}` })}
                    </VisuallyHidden>
                  }
                />
                {isPositive(figures.left) && (
                  <TextButton onClick={() => send({ type: 'restPut', fund: line.fund.id })}>
                    <Trans id="fund-switch.in.rest">Placer le reste</Trans> <VisuallyHidden>{line.fund.label}</VisuallyHidden>
                  </TextButton>
                )}
              </div>
              <FundLimit line={line} total={total} />
            </div>
          ))}
        <div aria-live="polite">
          <Rest left={figures.left} />
        </div>
        {split !== undefined && <FieldError>{split}</FieldError>}
      </Panel>
    </SwitchForm>
  )
}
