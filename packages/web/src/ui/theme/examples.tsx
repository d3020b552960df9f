import type { ReactElement } from 'react'
import type { Example } from '../../shell/index.ts'
import { Text } from '../page/index.ts'
import { kitExample } from '../sample.tsx'
import { cssVars } from './css-vars.ts'
import { colors, swatch, threads } from './examples.css.ts'

// Names of tokens, the same in every language.
const PAGE =
  `brand-900 brand-800 brand-700 brand-100 hero accent page surface sunken line line-strong ink ink-2 ink-3 link action focus
  alert alert-solid alert-tint success success-tint warn warn-tint info info-tint`.split(/\s+/)
const DATA = 'd-1 d-2 d-3 d-4 d-5 d-6 d-mute h-1 h-2 h-3'.split(' ')

const tokens = (names: readonly string[], look: string): ReactElement => (
  <ul className={colors}>
    {names.map((name) => (
      <li key={name}>
        <span className={`${swatch} ${look}`} style={cssVars({ '--swatch': `var(--${name})` })} />
        <Text as="caption" tag="span" tone="ink">
          {name}
        </Text>
      </li>
    ))}
  </ul>
)

/** Colours and letters of a brand. */
export const EXAMPLES: readonly Example[] = [
  kitExample('colours of the brand, of states and of data', tokens(PAGE, '')),
  kitExample('colours of data, which no brand changes', tokens(DATA, threads)),
  kitExample(
    'letters',
    <>
      <h2>Titre de section, Ysabeau</h2>
      <h3>Titre de carte, Ysabeau</h3>
      <Text as="lead">Chapeau, 19 px. La rente viagère est un revenu régulier, versé toute votre vie.</Text>
      <Text>Texte courant, 18 px. Une phrase courte, une seule idée.</Text>
      <Text as="small">Texte secondaire, 16 px. Nom d’entreprise, numéro de contrat.</Text>
      <Text as="caption">Mention, 15 px. Axe, légende, hypothèse.</Text>
    </>,
  ),
]
