import { isPositive } from '@hautelisse/domain/money'
import { selectErrors, selectForm, selectOffer, type Answer, type SwitchField } from '@hautelisse/machines/fund-switch'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { fields } from '../stepper/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { AlreadyAsked, UnderWayLine } from '../under-way/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { AfterPanel } from './after-panel.tsx'
import { SwitchFundName } from './fund-name.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './fund-switch.css.ts'
import { SwitchPlace } from './place.tsx'
import { SwitchForm } from './step-form.tsx'
import type { SwitchProps } from './use-fund-switch.ts'
import { useErrorWords } from './words.ts'

/** Step 2: what leaves which funds (ARB-04, ARB-07). */
export const OutStep = ({ snapshot, send }: SwitchProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useErrorWords()
  const [form, offer, errors] = [selectForm(snapshot), selectOffer(snapshot), selectErrors(snapshot)]
  const field = fields<Answer, SwitchField>({ errors, words }, send)
  const none = field.refusal('out')
  return (
    <SwitchForm
      snapshot={snapshot}
      send={send}
      title={<Trans id="fund-switch.out.title">D’où voulez-vous sortir ?</Trans>}
      lead={<SwitchPlace snapshot={snapshot} />}
      aside={<AfterPanel snapshot={snapshot} />}
    >
      {offer !== undefined && <UnderWayLine policies={[offer.account.policy_id]} />}
      <Panel>
        <h2 className={text({ as: 'subtitle' })}>
          <Trans id="fund-switch.step.out">D’où</Trans>
        </h2>
        {offer?.switchable?.investments
          .filter(({ amount }) => isPositive(amount))
          .map((fund) => (
            <div key={fund.id} className={styles.fund}>
              <div>
                <SwitchFundName fund={fund} />
                <p className={text({ as: 'small' })}>
                  <Trans id="fund-switch.out.today">
                    <Amount value={fund.amount} /> aujourd’hui
                  </Trans>
                  {!fund.movable.equals(fund.amount) && (
                    <>
                      {', '}
                      <Trans id="fund-switch.out.movable">
                        dont <Amount value={fund.movable} /> peuvent être déplacés
                      </Trans>
                    </>
                  )}
                  {fund.claimed !== undefined && ', '}
                  <AlreadyAsked amount={fund.claimed} />
                </p>
              </div>
              <div>
                <MoneyField
                  {...field.amount(`out.${fund.id}`, { path: `out.${fund.id}`, text: form.out[fund.id] ?? '' })}
                  label={
                    <VisuallyHidden>
                      {t({ id: 'fund-switch.out.amount', message: `Montant à sortir, ${fund.label}` })}
                    </VisuallyHidden>
                  }
                />
                <TextButton onClick={() => send({ type: 'allTaken', fund: fund.id })}>
                  <Trans id="fund-switch.out.all">Tout sortir</Trans> <VisuallyHidden>{fund.label}</VisuallyHidden>
                </TextButton>
              </div>
            </div>
          ))}
        {none !== undefined && <FieldError>{none}</FieldError>}
      </Panel>
    </SwitchForm>
  )
}
