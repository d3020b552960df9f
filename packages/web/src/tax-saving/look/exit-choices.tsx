import { EXIT_FORMS } from '@hautelisse/domain/tax-saving'
import type { ExitView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { Segmented } from '../../ui/choice/index.ts'
import { Select } from '../../ui/select/index.ts'
import type { LookProps } from './look-props.ts'
import { choiceLabel, choices } from './look.css.ts'
import { shortRate } from '../../ui/amount/index.ts'

type ExitChoicesProps = Pick<LookProps, 'send'> & { readonly view: ExitView }

/** What the saver says about the other end: the form, the age, and the marginal rate that they expect then. */
export const ExitChoices = ({ view, send }: ExitChoicesProps): ReactElement => {
  const { t } = useLingui()
  const labelId = useId()
  const { form, rate, rates, age, ages } = view
  const words = {
    capital: t({ id: 'tax.look.exit.capital', message: 'Capital' }),
    annuity: t({ id: 'tax.look.exit.annuity', message: 'Rente' }),
  } as const
  const years = Array.from({ length: ages.last - ages.first + 1 }, (_, index) => ages.first + index)
  return (
    <div className={choices}>
      <div>
        <p id={labelId} className={choiceLabel}>
          <Trans id="tax.look.exit.form">Sous quelle forme ?</Trans>
        </p>
        <Segmented
          labelledBy={labelId}
          value={form}
          onValueChange={(chosen) => send({ type: 'exitFormChosen', form: chosen })}
          options={EXIT_FORMS.map((value) => ({ value, label: words[value] }))}
        />
        <span data-print="only">{words[form]}</span>
      </div>
      <Select
        label={t({ id: 'tax.look.exit.age', message: 'Âge à la sortie' })}
        value={String(age)}
        onValueChange={(value) => send({ type: 'exitAgeChosen', age: Number(value) })}
        options={years.map((year) => ({ value: String(year), label: t({ id: 'tax.look.exit.years', message: `${year} ans` }) }))}
      />
      <Select
        label={t({ id: 'tax.look.exit.rate', message: 'Taux marginal à la sortie' })}
        value={rate.toString()}
        onValueChange={(value) => {
          const chosen = rates.find((option) => option.toString() === value)
          if (chosen !== undefined) send({ type: 'exitRateChosen', rate: chosen })
        }}
        options={rates.map((option) => ({ value: option.toString(), label: shortRate(option) }))}
      />
    </div>
  )
}
