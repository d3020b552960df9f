import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { RadioCards } from '../../ui/choice/index.ts'
import { useErrorWords } from '../error-words.ts'
import { useOptionWords } from '../option-words.ts'
import { useAnnuityTitle } from './figure-titles.ts'
import { lowerFirst } from './lower-first.ts'
import { options as optionsStyle } from './results.css.ts'
import type { ResultsProps } from './results-props.ts'

type OptionPickProps = ResultsProps & { readonly isRequired: boolean }

/** With one contract the option is picked here, among all that are allowed, each with its amount (MRM-12, docs/decisions/07). */
export const OptionPick = ({ results, snapshot, send, isRequired }: OptionPickProps): ReactElement => {
  const { t } = useLingui()
  const words = useOptionWords()
  const errors = useErrorWords()
  const title = useAnnuityTitle()
  const amountOf = (figure: string): string =>
    t({ id: 'withdrawal.results.pick-amount', message: `Montant affiché : ${lowerFirst(figure)}.` })
  const chosen = snapshot.context.form.annuity_type
  // The order is the one of the words, not of the choice: a card does not move when it is picked.
  const listed = results.options.toSorted((one, other) => ORDER.indexOf(one.option) - ORDER.indexOf(other.option))
  return (
    <div id="annuity_type" className={optionsStyle}>
      <RadioCards
        label={<Trans id="withdrawal.results.pick">Sous quelle forme recevoir votre rente ?</Trans>}
        value={chosen ?? undefined}
        error={isRequired && chosen === null ? errors({ code: 'annuity-option-required' }) : undefined}
        onValueChange={(option) => send({ type: 'optionChosen', option })}
        options={listed.map((view) => ({
          value: view.option,
          title: words[view.option].label,
          aside: <Amount value={view.month} />,
          detail:
            'years' in view.figure || 'step' in view.figure
              ? `${words[view.option].sentence} ${amountOf(title(view.figure))}`
              : words[view.option].sentence,
        }))}
      />
    </div>
  )
}

const ORDER = ['RV_R', 'RV_RAG', 'RV_NR', 'RV_NRAG', 'RV_CPP'] as const
