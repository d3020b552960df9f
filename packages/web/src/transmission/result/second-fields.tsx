import type { FieldError } from '@hautelisse/domain/validation'
import type { AmountField, Answer, SecondView } from '@hautelisse/machines/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { fields } from '../../stepper/index.ts'
import { NumberField } from '../../ui/field/index.ts'
import { MoneyField } from '../../ui/money-field/index.ts'
import { Panel, PanelSection } from '../../ui/panel/index.ts'
import { Switch } from '../../ui/switch/index.ts'
import { useErrorWords } from '../step-words.ts'

/** Why a field of the second death is refused; what is said of every field is said as elsewhere. */
const useSecondErrors = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  const others = useErrorWords()
  return (error) => {
    if (error.path === 'second.common') {
      const most = String(error.params?.['most'] ?? '')
      return t({ id: 'transmission.second.wrong-common', message: `Saisissez un nombre entier, de 0 à ${most}` })
    }
    return others(error)
  }
}

type FieldsProps = { readonly view: SecondView; readonly send: (event: Answer) => void }

/** What is asked of the second death: the spouse's own patrimony, and what the result leaves open. */
export const SecondFields = ({ view: { form, questions, errors }, send }: FieldsProps): ReactElement => {
  const field = fields<Answer, AmountField>({ errors, words: useSecondErrors() }, send)
  return (
    <Panel padded={false}>
      <PanelSection>
        <MoneyField
          {...field.amount('second.own', { path: 'second.own', text: form.own.text })}
          label={
            <Trans id="transmission.second.own">Patrimoine propre de votre conjoint, avec sa moitié des biens communs</Trans>
          }
          hint={<Trans id="transmission.second.own-hint">Sans ce qu’il reçoit de vous. Rien n’est enregistré.</Trans>}
          cents
        />
      </PanelSection>
      {questions.children !== undefined && (
        <PanelSection>
          <NumberField
            {...field.text('second.common', form.common, (common) => ({ type: 'secondChanged', change: { common } }))}
            label={<Trans id="transmission.second.common">Combien de vos enfants sont aussi les siens</Trans>}
            maxLength={2}
          />
        </PanelSection>
      )}
      {questions.asksSpent && (
        <PanelSection>
          <MoneyField
            {...field.amount('second.spent', { path: 'second.spent', text: form.spent.text })}
            label={<Trans id="transmission.second.spent">Argent en usufruit qu’il dépenserait (facultatif)</Trans>}
            hint={
              <Trans id="transmission.second.spent-hint">
                Sa succession le doit aux enfants&nbsp;: la preuve en est demandée (inventaire, acte ou déclaration).
              </Trans>
            }
            cents
          />
        </PanelSection>
      )}
      {questions.asksInsurance && (
        <PanelSection>
          <Switch
            label={<Trans id="transmission.second.insured">Il aurait encore les contrats que vous lui laissez</Trans>}
            checked={form.hasInsurance}
            onChange={(hasInsurance) => send({ type: 'secondChanged', change: { hasInsurance } })}
          />
        </PanelSection>
      )}
    </Panel>
  )
}
