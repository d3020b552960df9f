import type { Example } from '../../shell/index.ts'
import { Held, kitExample } from '../sample.tsx'
import { RadioCards, Segmented } from './index.ts'

/** Choices: without an answer, with one, refused, partly shut. */
export const EXAMPLES: readonly Example[] = [
  kitExample(
    'choices without an answer, with one, refused',
    <>
      <Held<'annuity' | 'capital' | undefined> first={undefined}>
        {(value, onValueChange) => (
          <Segmented
            label="Forme"
            value={value}
            onValueChange={onValueChange}
            options={[
              { value: 'annuity', label: 'Tout en rente' },
              { value: 'capital', label: 'Tout en capital' },
            ]}
          />
        )}
      </Held>
      <Held<'plain' | 'guaranteed' | 'steps'> first="plain">
        {(value, onValueChange) => (
          <RadioCards
            label="Option de rente"
            value={value}
            onValueChange={onValueChange}
            options={[
              { value: 'plain', title: 'Rente simple', detail: 'Versée chaque mois, toute votre vie' },
              {
                value: 'guaranteed',
                title: 'Avec des années garanties',
                detail: 'Versée à vos proches jusqu’au terme si vous décédez avant',
              },
              { value: 'steps', title: 'Par paliers', disabled: true },
            ]}
          />
        )}
      </Held>
      <Held<'yes' | 'no' | undefined> first={undefined}>
        {(value, onValueChange) => (
          <RadioCards
            columns={2}
            label="Souhaitez-vous une rente réversible ?"
            value={value}
            onValueChange={onValueChange}
            error="Choisissez une réponse"
            options={[
              { value: 'yes', title: 'Oui' },
              { value: 'no', title: 'Non' },
            ]}
          />
        )}
      </Held>
    </>,
  ),
]
