import { ANNUITY_TYPES } from '@hautelisse/domain/annuity'
import { selectOptionStep } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { RadioCards } from '../../ui/choice/index.ts'
import { useErrorWords } from '../error-words.ts'
import { useOptionWords } from '../option-words.ts'
import { NetBelow } from './figure.tsx'
import { useAnnuityTitle } from './figure-titles.ts'
import { inSentence } from '../../ui/in-sentence/index.ts'
import { options as optionsStyle } from './results.css.ts'
import type { ResultsProps } from './results-props.ts'

/** With one contract the option is picked here, among all that are allowed, each with its amount (MRM-12, docs/decisions/07). */
export const OptionPick = ({ results, snapshot, send }: ResultsProps): ReactElement => {
  const { t } = useLingui()
  const errors = useErrorWords()
  const title = useAnnuityTitle()
  const amountOf = (figure: string): string =>
    t({ id: 'withdrawal.results.pick-amount', message: `Montant affiché : ${inSentence(figure)}.` })
  const { steps, chosen, error } = selectOptionStep(snapshot)
  const words = useOptionWords(steps)
  // The order is the one of the words, not of the choice: a card does not move when it is picked.
  const listed = ANNUITY_TYPES.flatMap((type) => results.options.find(({ option }) => option === type) ?? [])
  return (
    <div id="annuity_type" className={optionsStyle}>
      <RadioCards
        label={<Trans id="withdrawal.results.pick">Sous quelle forme recevoir votre rente ?</Trans>}
        value={chosen ?? undefined}
        error={error && errors(error)}
        onValueChange={(option) => send({ type: 'optionChosen', option })}
        options={listed.map((view) => ({
          value: view.option,
          title: words[view.option].label,
          aside: (
            <>
              <Amount value={view.month} />
              <NetBelow id={{ kind: 'annuity', figure: view.figure, period: 'month' }} isPlain />
            </>
          ),
          detail:
            'years' in view.figure || 'step' in view.figure
              ? `${words[view.option].sentence} ${amountOf(title(view.figure))}`
              : words[view.option].sentence,
        }))}
      />
    </div>
  )
}
