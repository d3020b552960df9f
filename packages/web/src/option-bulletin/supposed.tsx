import { offeredRates } from '@hautelisse/domain/net-income'
import type { ComparedForm, ComparedView } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { useApp } from '../shell/index.ts'
import { NumberField } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './choice.css.ts'

type Suppose = Pick<ComparedView, 'form' | 'retirement'> & {
  readonly suppose: (change: Partial<ComparedForm>) => void
}

const BracketField = ({ form, suppose }: Suppose): ReactElement => {
  const { t } = useLingui()
  const { clock } = useApp()
  return (
    <Select
      id="marginal-rate"
      label={t({ id: 'bulletins.compare.rate', message: 'Votre tranche d’impôt' })}
      value={form.rate === undefined ? '' : String(form.rate)}
      options={[
        ...(form.rate === undefined
          ? [{ value: '', label: t({ id: 'bulletins.compare.choose', message: 'Choisir' }), disabled: true }]
          : []),
        ...offeredRates(clock.today()).marginal.map((rate) => ({ value: String(rate), label: `${rate}\u00A0%` })),
      ]}
      hint={t({ id: 'bulletins.compare.where', message: 'Elle figure sur votre avis d’impôt. Nous ne la supposons pas.' })}
      onValueChange={(rate) => suppose({ rate: Number.parseInt(rate, 10) })}
    />
  )
}

const HouseholdFields = ({ form, suppose }: Suppose): ReactElement => {
  const { t } = useLingui()
  return (
    <>
      <Select
        label={t({ id: 'bulletins.compare.status', message: 'Votre foyer' })}
        value={form.marital_status}
        options={[
          { value: 'CE', label: t({ id: 'bulletins.compare.single', message: 'Une personne' }) },
          { value: 'MA', label: t({ id: 'bulletins.compare.couple', message: 'Un couple marié ou pacsé' }) },
        ]}
        onValueChange={(marital_status) => suppose({ marital_status })}
      />
      <NumberField
        label={<Trans id="bulletins.compare.children">Enfants à charge</Trans>}
        value={form.children}
        onValueChange={(children) => suppose({ children })}
      />
      <MoneyField
        label={<Trans id="bulletins.compare.wage-1">Votre salaire net imposable de l’année</Trans>}
        value={form.wage_1}
        onValueChange={(wage_1) => suppose({ wage_1 })}
      />
      {form.marital_status === 'MA' && (
        <MoneyField
          label={<Trans id="bulletins.compare.wage-2">Celui de votre conjoint</Trans>}
          value={form.wage_2}
          onValueChange={(wage_2) => suppose({ wage_2 })}
        />
      )}
    </>
  )
}

/** Where the years come from that the form opens with. */
const YearsHint = ({ form, retirement }: Suppose): ReactElement | null => {
  const ageWords = useAgeWords()
  if (retirement === undefined || form.yearsToRetirement !== String(retirement.years)) return null
  const age = ageWords(retirement.ageInMonths)
  return retirement.years === 0 ? (
    <Trans id="bulletins.compare.reached">D’après votre date de naissance&nbsp;: l’âge légal de {age} est atteint.</Trans>
  ) : (
    <Trans id="bulletins.compare.legal">D’après votre date de naissance, jusqu’à l’âge légal de {age}.</Trans>
  )
}

/** What is supposed: the tax, the return, the years. */
export const Supposed = (props: Suppose): ReactElement => {
  const { t } = useLingui()
  const { form, suppose } = props
  return (
    <div className={styles.supposed}>
      <Select
        label={t({ id: 'bulletins.compare.by', message: 'Impôt calculé' })}
        value={form.by}
        options={[
          { value: 'rate', label: t({ id: 'bulletins.compare.by-rate', message: 'avec votre tranche' }) },
          { value: 'household', label: t({ id: 'bulletins.compare.by-household', message: 'avec votre foyer' }) },
        ]}
        onValueChange={(by) => suppose({ by })}
      />
      {form.by === 'rate' ? <BracketField {...props} /> : <HouseholdFields {...props} />}
      <NumberField
        label={<Trans id="bulletins.term.return">Rendement supposé, par an</Trans>}
        unit="%"
        inputMode="decimal"
        value={form.yearlyReturn}
        onValueChange={(yearlyReturn) => suppose({ yearlyReturn })}
      />
      <NumberField
        label={<Trans id="bulletins.compare.years">Années jusqu’à la retraite</Trans>}
        hint={<YearsHint {...props} />}
        value={form.yearsToRetirement}
        onValueChange={(years) => suppose({ yearsToRetirement: years })}
      />
    </div>
  )
}
